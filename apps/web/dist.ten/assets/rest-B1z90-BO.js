import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { w as t } from './fields-KVqNPxJG.js'
import { In as n } from './lists-DTBg-a7q.js'
import { $i as r, Ga as i, ho as a } from './index--te03lJq.js'
var o = e(a(), 1)
function s(e, t) {
  let r = n(e).groups,
    i = n(t).groups,
    a = (e) => r[e]?.toLowerCase() !== i[e]?.toLowerCase()
  return { saved: c(r, a), typed: c(i, a) }
}
function c(e, t) {
  let n = []
  for (let [r, i] of e.entries()) {
    let e = n.at(-1)
    e && e.differs === t(r) ? e.groups.push(i) : n.push({ groups: [i], differs: t(r) })
  }
  return n
}
var l = i()
function u({ saved: e, typed: n, labels: i = r }) {
  let a = s(e, n)
  return (0, l.jsxs)(`dl`, {
    className: t.diff,
    children: [
      (0, l.jsx)(`dt`, { children: i.saved }),
      (0, l.jsx)(`dd`, { children: (0, l.jsx)(d, { runs: a.saved }) }),
      (0, l.jsx)(`dt`, { children: i.typed }),
      (0, l.jsx)(`dd`, { children: (0, l.jsx)(d, { runs: a.typed }) }),
    ],
  })
}
function d({ runs: e }) {
  return (0, l.jsxs)(l.Fragment, {
    children: [
      (0, l.jsx)(`span`, { children: `0x` }),
      e.map(({ groups: e, differs: n }, r) =>
        (0, l.jsxs)(
          o.Fragment,
          {
            children: [
              r > 0 && (0, l.jsx)(`wbr`, {}),
              (0, l.jsx)(n ? `mark` : `span`, {
                className: t.run,
                children: e.map((e, n) =>
                  (0, l.jsxs)(
                    o.Fragment,
                    {
                      children: [
                        n > 0 && (0, l.jsx)(`wbr`, {}),
                        (0, l.jsx)(`span`, { className: t.group, children: e }),
                      ],
                    },
                    n,
                  ),
                ),
              }),
            ],
          },
          r,
        ),
      ),
    ],
  })
}
var f = 2,
  p = 4,
  m = 3,
  h = 7
function g(e, t) {
  let [n, r] = [e.toLowerCase(), t.toLowerCase()],
    i = y(n, r),
    a = b(n, r)
  return n === r
    ? { head: i, tail: a, strength: `none` }
    : i >= p && a >= p
      ? { head: i, tail: a, strength: `strong` }
      : { head: i, tail: a, strength: (i >= m && a >= m) || i - x(n, i) >= h || a >= h ? `weak` : `none` }
}
function _(e, t) {
  let n = null
  for (let r of t) {
    let t = g(e, r.address)
    t.strength !== `none` && (n === null || v(t) > v(n)) && (n = { ...t, known: r })
  }
  return n
}
var v = ({ head: e, tail: t, strength: n }) => e + t + (n === `strong` ? 100 : 0)
function y(e, t) {
  let n = f
  for (; n < e.length && e.charCodeAt(n) === t.charCodeAt(n);) n++
  return n - f
}
function b(e, t) {
  let n = e.length - 1
  for (; n >= f && e.charCodeAt(n) === t.charCodeAt(n);) n--
  return e.length - 1 - n
}
function x(e, t) {
  let n = 0
  for (; n < t && e[f + n] === `0`;) n++
  return n
}
function S(e, t) {
  let n = _(e, t)
  return n?.strength === `strong` ? n.known : null
}
export { _ as n, u as r, S as t }
//# sourceMappingURL=rest-B1z90-BO.js.map
