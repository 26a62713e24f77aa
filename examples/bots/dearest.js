// A bot as a program in JavaScript: reads questions from stdin and answers on stdout, one JSON object per line.
//
// Needs nothing but Node. Let it play:  tesno arena --bots 'random,dearest=node examples/bots/dearest.js'

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.kind !== "question") return; // hello: the map and everything else that stays; end: the result
  console.log(JSON.stringify({ action: choose(message) }));
});

function choose({ legal, view, race, number }) {
  const actions = legal.map(({ action }) => action);
  const conquests = legal.filter(({ action }) => action.startsWith("conquer"));
  if (conquests.length) return conquests.reduce((best, other) => (other.cost > best.cost ? other : best)).action;
  if (actions.includes("decline")) {
    // With hardly a token to spare a race has had its day.
    const spare = view.regions.filter((region) => region.race === race).reduce((sum, { tokens }) => sum + tokens - 1, 0);
    return spare < 3 ? "decline" : "expand";
  }
  return ["march", "end"].find((action) => actions.includes(action)) ?? actions[number % actions.length];
}
