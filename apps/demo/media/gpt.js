/* A double of Google Publisher Tag: every room that is asked for is filled by a plain frame of this machine. */
(() => {
  const listeners = {};
  const slots = new Map();
  const slotOf = (unit, sizes, id) => {
    const slot = {
      addService: () => slot,
      defineSizeMapping: () => slot,
      setTargeting: () => slot,
      getSlotElementId: () => id,
      unit,
      sizes,
    };
    slots.set(id, slot);
    return slot;
  };
  const fill = (slot) => {
    const place = document.getElementById(slot.getSlotElementId());
    if (!place) return;
    const [width, height] = slot.sizes.find(Array.isArray) ?? [1, 1];
    const frame = document.createElement('iframe');
    Object.assign(frame, { width, height, title: 'Anunci de prova', sandbox: '' });
    frame.style.cssText = 'border:0;display:block';
    frame.srcdoc = `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#14514f;color:#fff;font:600 1rem system-ui,sans-serif">${slot.unit} · ${width} × ${height}</body>`;
    place.replaceChildren(frame);
  };
  const ads = {
    enableSingleRequest() {},
    disableInitialLoad() {},
    setForceSafeFrame() {},
    setTargeting() {},
    addEventListener(name, listener) {
      listeners[name] = [...(listeners[name] ?? []), listener];
    },
    refresh(asked) {
      for (const slot of asked) {
        if (!slots.has(slot.getSlotElementId())) continue;
        fill(slot);
        for (const listener of listeners.slotRenderEnded ?? []) listener({ slot, isEmpty: false });
      }
    },
  };
  const waiting = window.googletag?.cmd ?? [];
  window.googletag = {
    cmd: { push: (command) => command() },
    pubads: () => ads,
    enableServices() {},
    display() {},
    defineSlot: slotOf,
    defineOutOfPageSlot: (unit, id) => slotOf(unit, [], id),
    destroySlots() {
      for (const id of slots.keys()) document.getElementById(id)?.replaceChildren();
      slots.clear();
    },
  };
  for (const command of waiting) command();
})();
