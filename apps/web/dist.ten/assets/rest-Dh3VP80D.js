import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { $i as t, Ga as n, Qi as r, ho as i, to as a } from './index--te03lJq.js'
import { Ln as o } from './lists-DTBg-a7q.js'
var s = e(i(), 1),
  c = {
    head: `_head_i7wa0_1`,
    tools: `_tools_i7wa0_7`,
    tool: `_tool_i7wa0_7`,
    row: `_row_i7wa0_32`,
    device: `_device_i7wa0_36`,
    grid: `_grid_i7wa0_51`,
    end: `_end_i7wa0_64`,
    paper: `_paper_i7wa0_69`,
  },
  l = [`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`]
function u(e, t = 4) {
  let n = e.replace(/^0x/i, ``).match(/.{1,4}/g) ?? [],
    r = []
  for (let e = 0; e < n.length; e += t) r.push({ name: l[r.length] ?? String(r.length + 1), groups: n.slice(e, e + t) })
  return r
}
function d(e, t) {
  let n = u(t).map(({ name: e, groups: t }) => `Row ${e}: ${t.map((e) => [...e].join(` `)).join(`, `)}.`)
  return [`${e}.`, ...n].join(` `)
}
function f(e) {
  let [t, n] = (0, s.useState)(!1),
    r = typeof window < `u` && `speechSynthesis` in window
  return (
    (0, s.useEffect)(() => {
      if (t) return () => window.speechSynthesis.cancel()
    }, [t]),
    {
      available: r,
      speaking: t,
      toggle: () => {
        if (t) {
          n(!1)
          return
        }
        let r = new SpeechSynthesisUtterance(e)
        ;((r.lang = `en`),
          (r.rate = 0.8),
          (r.onend = () => n(!1)),
          (r.onerror = () => n(!1)),
          window.speechSynthesis.cancel(),
          window.speechSynthesis.speak(r),
          n(!0))
      },
    }
  )
}
var p = n()
function m({ title: e, hash: n }) {
  let { available: i, speaking: a, toggle: o } = f(d(e, n))
  if (!i) return null
  let s = a ? t.stopReading(e) : t.readAloud(e)
  return (0, p.jsx)(`button`, {
    type: `button`,
    className: c.tool,
    'aria-label': s,
    title: s,
    'aria-pressed': a,
    onClick: o,
    children: (0, p.jsx)(r, { name: a ? `x` : `volume`, size: 16 }),
  })
}
function h({ title: e, hash: t, index: n, look: r = `device`, mark: i }) {
  let l = u(t, r === `device` ? 4 : 8)
  return (0, p.jsxs)(`div`, {
    className: a(c.block, c[r]),
    children: [
      (0, p.jsxs)(`div`, {
        className: c.head,
        children: [
          n && (0, p.jsx)(`span`, { children: n }),
          (0, p.jsxs)(`b`, { children: [e, ` `, i] }),
          (0, p.jsxs)(`span`, {
            className: c.tools,
            children: [(0, p.jsx)(m, { title: e, hash: t }), (0, p.jsx)(o, { value: t, label: e })],
          }),
        ],
      }),
      (0, p.jsx)(`div`, {
        className: c.grid,
        role: `group`,
        'aria-label': e,
        children: l.map(({ name: e, groups: t }, n) =>
          (0, p.jsxs)(
            s.Fragment,
            {
              children: [
                (0, p.jsx)(`span`, { className: c.row, 'aria-hidden': !0, children: e }),
                t.map((e, r) =>
                  (0, p.jsx)(
                    `span`,
                    { className: a((n + r === 0 || (n === l.length - 1 && r === t.length - 1)) && c.end), children: e },
                    r,
                  ),
                ),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
export { h as t }
//# sourceMappingURL=rest-Dh3VP80D.js.map
