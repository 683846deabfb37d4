import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { wn as t, x as n } from './lists-DTBg-a7q.js'
import { Fi as r, Ga as i, ho as a } from './index--te03lJq.js'
var o = e(a(), 1)
function s(e, t, n = { leading: !1 }) {
  let [r, i] = (0, o.useState)(e),
    a = (0, o.useRef)(!1),
    s = (0, o.useRef)(null),
    c = (0, o.useRef)(!1),
    l = (0, o.useRef)(e)
  l.current = e
  let u = (0, o.useCallback)(() => {
      ;(window.clearTimeout(s.current), (s.current = null))
    }, []),
    d = (0, o.useCallback)(() => {
      ;(u(), (c.current = !1))
    }, []),
    f = (0, o.useCallback)(() => {
      s.current && (d(), (c.current = !1), i(l.current))
    }, [])
  return (
    (0, o.useEffect)(() => {
      a.current &&
        (u(),
        !c.current && n.leading
          ? ((c.current = !0),
            i(e),
            (s.current = window.setTimeout(() => {
              c.current = !1
            }, t)))
          : (s.current = window.setTimeout(() => {
              ;((c.current = !1), i(e))
            }, t)))
    }, [e, n.leading, t]),
    (0, o.useEffect)(() => ((a.current = !0), d), []),
    [r, d, { cancel: d, flush: f }]
  )
}
var c = i()
function l({ title: e, sentence: i, chain: a }) {
  return (0, c.jsxs)(c.Fragment, {
    children: [
      (0, c.jsx)(t, { title: e }),
      (0, c.jsx)(r, { level: 2, sentence: i, detail: n.switchedOff(a.chainName) }),
    ],
  })
}
export { s as n, l as t }
//# sourceMappingURL=rest-Dph4rD6H.js.map
