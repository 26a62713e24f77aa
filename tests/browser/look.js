// What a person sees of the page, read from its DOM in one go: all that the tests' player decides by.
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const id = (node) => node.dataset.testid;
  const open = (node) => node.getAttribute("aria-disabled") !== "true" && !node.disabled && node.checkVisibility();

  function look() {
    const board = one('[data-testid="board"]');
    const pool = one('[data-testid="pool"]');
    const log = all('[data-testid="log"] a');
    return {
      path: location.pathname,
      lang: document.documentElement.lang,
      table: board !== null && one('[data-testid="status"]') !== null,
      over: one('[data-testid="to-end"], [data-testid="lesson-play"]') !== null,
      curtain: one('[data-testid="curtain"]')?.dataset.seat ?? null,
      cut: one('[data-testid="reconnecting"]') !== null,
      waiting: one('[data-waiting="true"]') !== null,
      version: Number(one("[data-version]")?.dataset.version ?? 0),
      mine: one(".question.mine") !== null,
      behind: one(".skip") !== null,
      status: one('[data-testid="status"]')?.textContent.trim() ?? "",
      round: one('[data-testid="round"]')?.textContent ?? "",
      phase: all('[data-testid="phases"] li').findIndex((step) => step.hasAttribute("aria-current")),
      hand: all(".hand .pile b").map((count) => count.textContent),
      picks: all(".pennant.open").map(id),
      weighed: one(".pennant.weighed") && id(one(".pennant.weighed")),
      targets: all("path.region.target").map((path) => ({
        region: Number(path.dataset.region),
        risky: path.classList.contains("risky"),
        ...(path.ariaPressed !== null && { chosen: path.ariaPressed === "true" }),
      })),
      choice: one('[data-testid="choice-confirm"]') && { text: one('[data-testid="choice-confirm"]').textContent.trim(), open: open(one('[data-testid="choice-confirm"]')) },
      abilities: all(".ability").map((button) => ({ id: id(button), pressed: button.ariaPressed === "true" })),
      ways: all(".ways button").map(id),
      options: all(".tray .options button[data-kind]").map((button) => ({ id: id(button), kind: button.dataset.kind })),
      onward: one(".onward[data-kind]") && { id: id(one(".onward")), kind: one(".onward").dataset.kind },
      recap: one('[data-testid="recap-close"]') !== null,
      sure: one(".tray .sure") && id(one(".tray .sure")),
      pool: pool && Number(pool.textContent.replace("×", "")),
      suggestions: all('[data-testid^="suggestion-"]').map(id),
      more: all('[data-testid^="share-"][data-testid$="-plus"]').filter(open).map(id),
      less: all('[data-testid^="share-"][data-testid$="-minus"]').filter(open).map(id),
      shares: all(".shares li b").map((count) => count.textContent),
      place: one('[data-testid="spread-confirm"]') && open(one('[data-testid="spread-confirm"]')),
      endTurn: one('[data-testid="end-turn"]') && open(one('[data-testid="end-turn"]')),
      undo: one('[data-testid="undo"]') && open(one('[data-testid="undo"]')),
      toast: one('[data-testid="toast"]')?.textContent ?? "",
      told: log.length ? [log.length, log.at(-1).getAttribute("href")] : null,
    };
  }

  const pause = (length) => new Promise((next) => setTimeout(next, length));

  // All that was sent is answered, and somebody could do something now, or the table is gone.
  const settled = (seen) =>
    !seen.waiting && (!seen.table || seen.mine || seen.curtain !== null || seen.over || seen.behind);

  // To look is work, and while nothing in the document changes it is the same; now and then all the same, since what is
  // seen may also be scrolled or resized.
  let changed = true;
  new MutationObserver(() => (changed = true)).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  // The first look that differs from the one before and is worth acting on; the last one when nothing changes for as
  // long as `patience`. While the page waits for an answer so does the look, at the longest for `longest`.
  async function lookAgain(before, patience, longest) {
    const end = performance.now() + longest;
    let until = performance.now() + patience;
    let [seen, looked] = [null, 0];
    for (;;) {
      const now = performance.now();
      if (!seen || changed || now > looked + 150) {
        changed = false;
        [seen, looked] = [look(), now];
      }
      if (seen.waiting) until = now + patience;
      if ((JSON.stringify(seen) !== before && settled(seen)) || now > until || now > end) return seen;
      await pause(10);
    }
  }

  // Nothing moves any more, and nothing is added or taken away.
  async function atRest(longest) {
    const end = performance.now() + longest;
    for (let before = ""; performance.now() < end; await pause(60)) {
      const now = document.body.outerHTML;
      const moving = document.getAnimations().some((motion) => motion.playState === "running");
      if (now === before && !moving && document.fonts.status === "loaded") return;
      before = now;
    }
    throw new Error(`the page does not come to rest within ${longest} ms`);
  }

  // What the page has said in passing: it fades, and a slow machine might miss it.
  const toasts = [];
  const noted = new WeakSet();
  new MutationObserver(() => {
    const toast = one('[data-testid="toast"]');
    if (!toast || noted.has(toast)) return;
    noted.add(toast);
    toasts.push(toast.textContent);
  }).observe(document, { childList: true, subtree: true });

  // A point on the screen where a region, and nothing in front of it, is hit.
  function pointIn(region) {
    const path = one(`path[data-region="${region}"]`);
    const box = path.getBoundingClientRect();
    const steps = 14;
    const points = [];
    for (let i = 1; i < steps; i++) {
      for (let j = 1; j < steps; j++) {
        const [x, y] = [box.left + (box.width * i) / steps, box.top + (box.height * j) / steps];
        points.push({ x, y, off: Math.hypot(i - steps / 2, j - steps / 2) });
      }
    }
    points.sort((a, b) => a.off - b.off);
    return points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-region]")?.dataset.region === String(region));
  }

  // Which part of the table to choose in the overview so that a region is seen; null when it is, or all are.
  function partToShow(region) {
    const part = all("[data-testid^='part-'][data-first]").find(({ dataset }) => region >= +dataset.first && region < +dataset.first + +dataset.count);
    return part && !part.hasAttribute("aria-current") && !one('[data-testid="part-all"][aria-current]') ? id(part) : null;
  }

  // The board fills the height of the screen, and this region lies beside it.
  function beside(region) {
    return one('[data-testid="whole-board"]') !== null && !pointIn(region);
  }

  // The number in the seal that lies in a region.
  function sealIn(region) {
    const place = one(`[data-standing="${region}"]`).getAttribute("transform");
    const seal = all("g.seal").find((other) => other.getAttribute("transform").startsWith(place));
    return seal ? Number(seal.querySelector("text").textContent) : null;
  }

  // Whatever can be read, heard or pointed at, but for the names of languages: each is called by its own.
  function texts() {
    const found = [document.title];
    const skipped = (node) => node.closest("button[lang], script, style");
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node.nodeType === Node.TEXT_NODE) {
        if (!skipped(node.parentElement)) found.push(node.data);
      } else if (!skipped(node)) {
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
          found.push(node.getAttribute(name) ?? "");
        }
      }
    }
    return found.map((text) => text.trim()).filter(Boolean);
  }

  // What makes the page scroll sideways.
  function tooWide() {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const out = all("body *").filter((node) => node.getBoundingClientRect().right > innerWidth + 1);
    return out.slice(0, 3).map((node) => node.outerHTML.slice(0, 160)).concat("scrolls sideways");
  }

  // What is to be hit with a finger and is smaller than that.
  function small(least) {
    const touched = "button, a.button, select, summary, input:not(label *), label:has(input)";
    return all(touched)
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert], .visually-hidden"))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ node, box }) => {
        const name = node.dataset.testid ?? (node.textContent.trim().slice(0, 40) || node.className);
        return `${name} ${Math.round(box.width)}×${Math.round(box.height)}`;
      });
  }

  // What axe has to say that is serious or critical. How grave it is to break a rule stands with the rule: those that
  // can never be are left out. It passes over what is transparent, as pages of tests are (conftest.py), so it is told that
  // this one is not: to paint it meanwhile would take as long as to look at it.
  const opaque = (style) =>
    new Proxy(style, {
      get: (_, name) => {
        if (name === "opacity") return "1";
        if (name === "getPropertyValue") return (wanted) => (wanted === "opacity" ? "1" : style.getPropertyValue(wanted));
        return style[name];
      },
    });
  const GRAVE = ["serious", "critical"];
  async function barriers() {
    const others = axe._audit.rules.filter(({ impact }) => impact && !GRAVE.includes(impact));
    const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
    const styleOf = window.getComputedStyle;
    window.getComputedStyle = (node, ...part) => (node === document.documentElement ? opaque : (style) => style)(styleOf(node, ...part));
    const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
    window.getComputedStyle = styleOf;
    return violations
      .filter(({ impact }) => GRAVE.includes(impact))
      .map(({ id, help, nodes }) => {
        const some = nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} (${node.failureSummary})`);
        return [`${id}: ${help}, ${nodes.length} times`, ...some].join("\n    ");
      });
  }

  window.seen = { look, lookAgain, atRest, toasts, pointIn, beside, partToShow, sealIn, texts, tooWide, small, barriers };
})();
