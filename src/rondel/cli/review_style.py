"""What the page of a review looks like: light and dark, on a phone and on paper."""

STYLE = """
:root { color-scheme: light dark;
  --ink: #1d1d1b; --paper: #fbfaf7; --faint: #5d5b54; --line: #cfccc2; --card: #fff; --mark: #0b6b66; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecebe6; --paper: #191918; --faint: #a9a79e; --line: #45443f; --card: #232322; --mark: #4fc2b8; }
}
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 60rem; padding: 1.25rem; overflow-wrap: break-word }
h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.25rem; margin: 2rem 0 .5rem }
h3 { font-size: 1rem; margin: 0 }
p { margin: .4rem 0 } .faint { color: var(--faint) }
.graph { position: relative; height: 20rem; margin: .5rem .9rem 1.6rem 3rem; cursor: crosshair; touch-action: pan-y }
.graph svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible }
.graph path { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke }
.graph .grid { stroke: var(--line); stroke-width: 1 }
.graph span { position: absolute; font-size: .8rem; color: var(--faint); pointer-events: none }
.graph .y { right: calc(100% + .4rem); transform: translateY(50%) }
.graph .x { top: calc(100% + .2rem); transform: translateX(-50%) }
.graph .unit { top: calc(100% + .2rem); right: calc(100% + .4rem) }
.cursor { position: absolute; top: 0; bottom: 0; width: 0; border-left: 2px solid var(--ink); pointer-events: none }
.mark { position: absolute; width: 1.5rem; height: 1.5rem; transform: translate(-50%, 50%); display: grid;
  place-items: center; border-radius: 50%; border: 2px solid; background: var(--paper); color: var(--ink);
  font-size: .75rem; line-height: 1; text-decoration: none; z-index: 1 }
input[type=range] { width: calc(100% - 3.9rem); margin: 0 .9rem 0 3rem; accent-color: var(--mark) }
.now { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; margin: .4rem 0 }
.now svg { width: 1.8rem; height: .7rem; margin-right: .4rem } .now path { fill: none; stroke-width: 4 }
.now b { font-variant-numeric: tabular-nums }
.point { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem;
  margin: .8rem 0 }
.point:target { outline: 3px solid var(--mark) } .point ol { margin: .2rem 0; padding-left: 1.4rem }
.point summary { cursor: pointer } a { color: var(--mark) } :focus-visible { outline: 3px solid var(--mark) }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .4rem;
  padding: .15rem .7rem; cursor: pointer }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child, .left { text-align: left }
meter { width: 6rem } footer { color: var(--faint); margin-top: 2rem; font-size: .9rem }
@media (max-width: 40rem) { body { padding: .9rem } .graph { height: 15rem } .x.odd { display: none } }
@media print { body { max-width: none } .mark, .graph path { print-color-adjust: exact }
  input, button { display: none !important } .point { break-inside: avoid } }
"""
