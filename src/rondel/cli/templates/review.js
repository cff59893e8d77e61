const data = JSON.parse(document.getElementById("data").textContent)
const graph = document.getElementById("graph"), slider = document.getElementById("at")
const cursor = document.getElementById("cursor"), move = document.getElementById("move")
const last = data.moments.length - 1
function show(at) {
  at = Math.min(last, Math.max(0, at))
  slider.value = at
  slider.setAttribute("aria-valuetext", data.moments[at])
  move.textContent = data.moments[at]
  cursor.hidden = false
  cursor.style.left = 100 * at / Math.max(1, last) + "%"
  for (const cell of document.querySelectorAll("[data-seat]"))
    cell.textContent = (data.chances[at][cell.dataset.seat] / 10).toFixed(1).replace(".", data.mark) + "\u00a0%"
}
function pointed(event) {
  const box = graph.getBoundingClientRect()
  show(Math.round(last * (event.clientX - box.left) / box.width))
}
let held = false
graph.addEventListener("pointermove", event => { if (!held || event.buttons) pointed(event) })
graph.addEventListener("click", event => {
  if (event.target.closest("a")) return
  held = true
  pointed(event)
  slider.focus()
})
graph.addEventListener("pointerleave", () => { held = false })
slider.addEventListener("input", () => show(Number(slider.value)))
for (const mark of document.querySelectorAll("a[data-at]"))
  mark.addEventListener("focus", () => show(Number(mark.dataset.at)))
for (const button of document.querySelectorAll("button[data-at]"))
  button.addEventListener("click", () => {
    show(Number(button.dataset.at))
    graph.scrollIntoView({ block: "center" })
    slider.focus({ preventScroll: true })
  })
addEventListener("beforeprint", () => { for (const each of document.querySelectorAll("details")) each.open = true })
