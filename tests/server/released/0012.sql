BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE claims (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest INTEGER NOT NULL, 
	CONSTRAINT pk_claims PRIMARY KEY (game, seat), 
	CONSTRAINT fk_claims_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT fk_claims_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "claims" VALUES('vfhq-QW4nSs1',0,1);
INSERT INTO "claims" VALUES('vfhq-QW4nSs1',1,1);
INSERT INTO "claims" VALUES('Y5fLrx3hDg0E',0,1);
CREATE TABLE clocks (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	spent INTEGER NOT NULL, 
	CONSTRAINT pk_clocks PRIMARY KEY (game), 
	CONSTRAINT fk_clocks_game FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE entries (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	request VARCHAR(64), 
	guest INTEGER, 
	body JSON NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (game, version), 
	CONSTRAINT fk_entries_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT fk_entries_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT uq_entries_game_request UNIQUE (game, request)
);
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',1,NULL,NULL,'{"kind": "start", "actions": ["first A", "banner halflings", "badge merchant", "banner trolls", "badge wealthy", "banner amazons", "badge berserk", "banner dwarves", "badge mounted", "banner ghouls", "badge stout", "banner sorcerers", "badge seafaring"]}','2026-11-16T00:48:43+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',2,'MiKVZrrGUc_C2AIY',1,'{"kind": "move", "seat": 0, "actions": ["pick halflings", "banner ratmen", "badge alchemist"]}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',3,'7uy-9g_lWJbnYoQW',1,'{"kind": "move", "seat": 0, "actions": ["conquer 18"]}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',4,'gBKByHRy9_WRVL87',1,'{"kind": "move", "seat": 0, "actions": ["conquer 13"]}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',5,'WGQ7lWdO4ChGVD5F',1,'{"kind": "move", "seat": 0, "actions": ["conquer 7"]}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',6,'Hc23J88SMZ7Ab4ps',1,'{"kind": "move", "seat": 0, "actions": ["end"]}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',7,'MAKXik6Ex5Rz7wCC',1,'{"kind": "undo", "seat": 0, "count": 4, "to": 2}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',8,'_2GDTxOxyt059fWa',1,'{"kind": "move", "seat": 0, "actions": ["conquer 7"]}','2026-11-16T00:48:44+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',9,'HGK4ap_zhIGyIL9e',1,'{"kind": "move", "seat": 0, "actions": ["conquer 2"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',10,'tkKQuD_LDhyns-PZ',1,'{"kind": "undo", "seat": 0, "count": 1, "to": 8}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',11,'fvRz55uIJcVj2mZ3',1,'{"kind": "move", "seat": 0, "actions": ["conquer 3"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',12,'l_Njlx1uTiRMEpaI',1,'{"kind": "move", "seat": 0, "actions": ["conquer 2"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',13,'q4KAbx_lSE8_059w',1,'{"kind": "move", "seat": 0, "actions": ["gamble 9", "die 3"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',14,'ERkDcla1WY9q6UqB',1,'{"kind": "move", "seat": 0, "actions": ["place 2", "place 3", "place 7", "place 7"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',15,'eL6TooXX2kVxbUbD',1,'{"kind": "move", "seat": 1, "actions": ["pick ratmen", "banner humans", "badge dragon_master"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',16,'gdhecc2AzAJoGFqf',1,'{"kind": "move", "seat": 1, "actions": ["conquer 12"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',17,'awX87Ga4fKAIk0ce',1,'{"kind": "move", "seat": 1, "actions": ["conquer 6"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',18,'gBTz3LI2lXS11TVU',1,'{"kind": "move", "seat": 1, "actions": ["conquer 13"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',19,'mS9F-yG8a7GV6C2j',1,'{"kind": "move", "seat": 1, "actions": ["end"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('vfhq-QW4nSs1',20,'jmNPpt5rtF-yHjVq',1,'{"kind": "move", "seat": 1, "actions": ["place 6", "place 12", "place 12", "place 12", "place 12", "place 13"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',1,NULL,NULL,'{"kind": "start", "actions": ["first A", "banner dwarves", "badge commando", "banner amazons", "badge berserk", "banner elves", "badge forest", "banner halflings", "badge spirit", "banner wizards", "badge alchemist", "banner humans", "badge pillaging"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',2,'NPfR0TQ7ywkq8kk1',1,'{"kind": "move", "seat": 0, "actions": ["pick humans", "banner trolls", "badge diplomat"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',3,'DvTQfMyJw01pvzXg',1,'{"kind": "move", "seat": 0, "actions": ["conquer 2"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',4,'epcyG7_AIQSAvKaI',1,'{"kind": "move", "seat": 0, "actions": ["conquer 7"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',5,'vWhWGB_Y2pWF09jr',1,'{"kind": "move", "seat": 0, "actions": ["conquer 12"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',6,'kIDslNFtyB9jDYLH',1,'{"kind": "move", "seat": 0, "actions": ["conquer 3"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',7,'21omz8YtLQr1qMpz',1,'{"kind": "move", "seat": 0, "actions": ["end"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',8,'uUCEn1DWsiMGJmyz',1,'{"kind": "move", "seat": 0, "actions": ["place 2", "place 2", "place 7", "place 7", "place 12"]}','2026-11-16T00:48:45+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',9,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["pick amazons", "banner ghouls", "badge swamp"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',10,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["roll", "die 0"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',11,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["conquer 6"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',12,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["roll", "die 2"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',13,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["conquer 2"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',14,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["conquer 3"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',15,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["roll", "die 3"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',16,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["conquer 12"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',17,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["conquer 18"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',18,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["roll", "die 3"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',19,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["conquer 4"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',20,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["end"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',21,NULL,NULL,'{"kind": "move", "seat": 1, "actions": ["place 2", "place 2", "place 3", "place 12"]}','2026-11-16T00:48:50+00:00');
INSERT INTO "entries" VALUES('Y5fLrx3hDg0E',22,'F1j0k0quuS939J9l',1,'{"kind": "move", "seat": 0, "actions": ["expand"]}','2026-11-16T00:48:50+00:00');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	"table" JSON NOT NULL, 
	seats JSON NOT NULL, 
	seed BLOB NOT NULL, 
	rules_version VARCHAR(32) NOT NULL, 
	content_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	creator INTEGER NOT NULL, 
	request VARCHAR(64), 
	finished VARCHAR(32), 
	progress JSON NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, manners JSON DEFAULT '{}' NOT NULL, share BLOB, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_creator FOREIGN KEY(creator) REFERENCES guests (id), 
	CONSTRAINT uq_games_creator_request UNIQUE (creator, request)
);
INSERT INTO "games" VALUES('vfhq-QW4nSs1','{"box": "base", "players": 2, "map": "", "rounds": 1, "options": [], "races": [], "powers": [], "content": []}','[{"kind": "human", "bot": null, "name": ""}, {"kind": "human", "bot": null, "name": ""}]',X'87F0D11AB5760F3D9DF9BC5F5737D259077123C45994B89396798CF76F1C17CE','0.1.0','92b32ccf5501a93ef60eeeb317e63b3a74b2a68a116f9831843a0646e002d967','2026-11-16T00:48:43+00:00',1,NULL,'2026-11-16T00:48:45+00:00','{"version": 20, "round": 1, "acting": null, "step": "over", "winners": [0]}',1,'{}',NULL);
INSERT INTO "games" VALUES('Y5fLrx3hDg0E','{"box": "base", "players": 2, "map": "", "rounds": 3, "options": [], "races": [], "powers": [], "content": []}','[{"kind": "human", "bot": null, "name": ""}, {"kind": "bot", "bot": "greedy", "name": ""}]',X'8446C0033DC0B8A5247364582F3869B53371312D137DBA10EEC6F160D5F526FC','0.1.0','92b32ccf5501a93ef60eeeb317e63b3a74b2a68a116f9831843a0646e002d967','2026-11-16T00:48:45+00:00',1,NULL,NULL,'{"version": 22, "round": 2, "acting": 0, "step": "ready", "winners": []}',1,'{}',NULL);
CREATE TABLE gatherings (
	id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	host INTEGER NOT NULL, 
	wish JSON NOT NULL, 
	places JSON NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	game VARCHAR(32), fill_at VARCHAR(32), mixing JSON, withheld JSON DEFAULT '[]' NOT NULL, follows VARCHAR(32), 
	CONSTRAINT pk_gatherings PRIMARY KEY (id), 
	CONSTRAINT fk_gatherings_host FOREIGN KEY(host) REFERENCES guests (id), 
	CONSTRAINT fk_gatherings_game FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE guests (
	id INTEGER NOT NULL, 
	token_hash BLOB NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	language VARCHAR(2), 
	created VARCHAR(32) NOT NULL, public VARCHAR(16), 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_token_hash UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES(1,X'1F490036832AF8F26207CDBC4C59416A3877116C29170618378C691F41AABEC0','Anna','pl','2026-11-16T00:48:43+00:00','d937f164b4e73b6c');
CREATE TABLE notice_ways (
	id INTEGER NOT NULL, 
	guest INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	keys JSON, 
	language VARCHAR(2), 
	secret VARCHAR(64) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_notice_ways PRIMARY KEY (id), 
	CONSTRAINT fk_notice_ways_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT uq_notice_ways_secret UNIQUE (secret)
);
CREATE TABLE notices_told (
	game VARCHAR(32) NOT NULL, 
	guest INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	sent BOOLEAN NOT NULL, 
	CONSTRAINT pk_notices_told PRIMARY KEY (game, guest), 
	CONSTRAINT fk_notices_told_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT fk_notices_told_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE rated_games (
	number INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest INTEGER NOT NULL, 
	box VARCHAR(64) NOT NULL, 
	rank INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	shown INTEGER NOT NULL, 
	finished VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_rated_games PRIMARY KEY (number), 
	CONSTRAINT fk_rated_games_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT uq_rated_games_game_seat UNIQUE (game, seat)
);
CREATE TABLE ratings (
	box VARCHAR(64) NOT NULL, 
	guest INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	shown INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (box, guest), 
	CONSTRAINT fk_ratings_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE sayings (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	guest INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(200) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	what TEXT NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_sayings PRIMARY KEY (room, number), 
	CONSTRAINT fk_sayings_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE screen_keys (
	room VARCHAR(32) NOT NULL, 
	guest INTEGER NOT NULL, 
	key_hash BLOB NOT NULL, 
	CONSTRAINT pk_screen_keys PRIMARY KEY (room, guest), 
	CONSTRAINT fk_screen_keys_guest FOREIGN KEY(guest) REFERENCES guests (id), 
	CONSTRAINT uq_screen_keys_key_hash UNIQUE (key_hash)
);
CREATE TABLE screens (
	room VARCHAR(32) NOT NULL, 
	screen INTEGER NOT NULL, 
	guest INTEGER NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_screens PRIMARY KEY (room, screen, guest), 
	CONSTRAINT fk_screens_screen FOREIGN KEY(screen) REFERENCES guests (id), 
	CONSTRAINT fk_screens_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE seat_keys (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	key_hash BLOB NOT NULL, 
	CONSTRAINT pk_seat_keys PRIMARY KEY (game, seat), 
	CONSTRAINT fk_seat_keys_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT uq_seat_keys_key_hash UNIQUE (key_hash)
);
CREATE TABLE server (
	id VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_server PRIMARY KEY (id)
);
INSERT INTO "server" VALUES('155dbe7b');
CREATE INDEX ix_claims_guest ON claims (guest);
CREATE INDEX ix_gatherings_host ON gatherings (host);
CREATE INDEX ix_gatherings_fill_at ON gatherings (fill_at);
CREATE INDEX ix_gatherings_listed_created ON gatherings (listed, created);
CREATE INDEX ix_sayings_guest ON sayings (guest);
CREATE UNIQUE INDEX ix_guests_public ON guests (public);
CREATE INDEX ix_ratings_guest ON ratings (guest);
CREATE INDEX ix_ratings_box_shown ON ratings (box, shown);
CREATE INDEX ix_rated_games_guest ON rated_games (guest);
CREATE UNIQUE INDEX ix_gatherings_follows ON gatherings (follows);
CREATE INDEX ix_notice_ways_guest ON notice_ways (guest);
CREATE INDEX ix_screen_keys_guest ON screen_keys (guest);
CREATE INDEX ix_screens_screen ON screens (screen);
CREATE INDEX ix_screens_guest ON screens (guest);
COMMIT;
