import { mount } from "svelte";
import App from "./App.svelte";
import { loadEmblems } from "./lib/emblems";
import { keepShell } from "./lib/shell";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/page.css";
import "./look/controls.css";

void loadEmblems();
keepShell();
const target = document.getElementById("page");
// What stands there until then is what the page itself shows while it has no words.
target?.replaceChildren();
if (target) mount(App, { target });
