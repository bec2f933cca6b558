/** Pieces travel: whatever carries `data-piece` goes from where it was to where it is, drawn as HTML or as SVG. */
const LONGEST = 420; // milliseconds of a way
const FADE = 200;
const NEAR = 2; // pixels that are no way

interface Place {
  element: Element;
  box: DOMRect;
  frame: DOMMatrix | null; // of a drawing: from its units to the screen
}

export type Places = ReadonlyMap<string, Place>;

/** Where all pieces are. */
export function places(root: ParentNode = document): Places {
  const found = new Map<string, Place>();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    found.set(element.getAttribute("data-piece") ?? "", { element, box, frame: frameOf(element) });
  }
  return found;
}

function frameOf(element: Element): DOMMatrix | null {
  const parent = element instanceof SVGElement ? element.parentNode : null;
  return parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
}

/** From there to where they are now. */
export function travel(before: Places, ms: number, root: Element | null = document.querySelector("[data-film]")): void {
  const now = places();
  const long = Math.min(LONGEST, ms * 0.9);
  if (long < 40) return;
  const ways = new Map<Element, [number, number]>();
  for (const [piece, { element, box }] of now) {
    const old = before.get(piece)?.box;
    if (!old) element.animate([{ opacity: 0 }, {}], { duration: Math.min(FADE, long), easing: "ease-out" });
    else ways.set(element, [middle(old)[0] - middle(box)[0], middle(old)[1] - middle(box)[1]]);
  }
  for (const [element, way] of ways) go(element, withoutParent(element, way, ways), long);
  for (const [piece, place] of before) if (!now.has(piece) && root) fade(place, root, Math.min(FADE, long));
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** A piece that lies on another is carried by it. */
function withoutParent(element: Element, way: [number, number], ways: ReadonlyMap<Element, [number, number]>) {
  const under = element.parentElement?.closest("[data-piece]");
  const carried = (under && ways.get(under)) ?? [0, 0];
  return [way[0] - carried[0], way[1] - carried[1]] as const;
}

function go(element: Element, [x, y]: readonly [number, number], duration: number): void {
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  const [dx, dy] = inUnits(element, x, y);
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], {
    duration,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
}

/** A way on the screen in the units in which the element is moved. */
function inUnits(element: Element, x: number, y: number): [number, number] {
  const frame = frameOf(element);
  if (frame) {
    const { a, b, c, d } = frame.inverse();
    return [a * x + c * y, b * x + d * y];
  }
  const scale =
    element instanceof HTMLElement && element.offsetWidth
      ? element.getBoundingClientRect().width / element.offsetWidth
      : 1;
  return [x / scale, y / scale];
}

/** What is no longer on the table vanishes where it was. */
function fade({ element, box, frame }: Place, root: Element, duration: number): void {
  const ghost = frame ? drawn(element, frame) : laid(element, box);
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.style.cssText += "position:fixed;pointer-events:none;z-index:5;margin:0";
  for (const named of [ghost, ...ghost.querySelectorAll("*")])
    for (const name of ["id", "data-piece", "data-place", "data-can", "data-testid", "aria-label"])
      named.removeAttribute(name);
  root.append(ghost);
  ghost.animate([{ opacity: 1 }, { opacity: 0, scale: "0.9" }], { duration, fill: "forwards" }).onfinish = () =>
    ghost.remove();
}

function laid(element: Element, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.style.cssText += `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  return ghost;
}

function drawn(element: Element, { a, b, c, d, e, f }: DOMMatrix): SVGElement {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "g");
  frame.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  frame.append(element.cloneNode(true));
  ghost.append(frame);
  ghost.style.cssText = "left:0;top:0;width:100vw;height:100vh;overflow:visible";
  return ghost;
}
