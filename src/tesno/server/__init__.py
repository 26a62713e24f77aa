"""The web server: guests, games that outlive it, sockets, bots in processes of their own."""
