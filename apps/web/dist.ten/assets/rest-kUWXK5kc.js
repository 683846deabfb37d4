import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { co as t, uo as n } from './later-DLdlgyuL.js'
import { Ga as r, Ua as i, ho as a, za as o } from './index--te03lJq.js'
import { B as s } from './fields-KVqNPxJG.js'
var c = e(a(), 1),
  l = r(),
  u = [
    `borderBottomWidth`,
    `borderLeftWidth`,
    `borderRightWidth`,
    `borderTopWidth`,
    `boxSizing`,
    `fontFamily`,
    `fontSize`,
    `fontStyle`,
    `fontWeight`,
    `letterSpacing`,
    `lineHeight`,
    `paddingBottom`,
    `paddingLeft`,
    `paddingRight`,
    `paddingTop`,
    `tabSize`,
    `textIndent`,
    `textRendering`,
    `textTransform`,
    `width`,
    `wordBreak`,
    `wordSpacing`,
    `scrollbarGutter`,
  ],
  d = {
    'min-height': `0`,
    'max-height': `none`,
    height: `0`,
    visibility: `hidden`,
    overflow: `hidden`,
    position: `absolute`,
    'z-index': `-1000`,
    top: `0`,
    right: `0`,
    display: `block`,
  }
function f(e) {
  Object.keys(d).forEach((t) => {
    e.style.setProperty(t, d[t], `important`)
  })
}
function p(e) {
  let t = window.getComputedStyle(e)
  if (t === null) return null
  let n = {}
  for (let e of u) n[e] = t[e]
  return n.boxSizing === ``
    ? null
    : {
        sizingStyle: n,
        paddingSize: parseFloat(n.paddingBottom) + parseFloat(n.paddingTop),
        borderSize: parseFloat(n.borderBottomWidth) + parseFloat(n.borderTopWidth),
      }
}
var m = null
function h(e, t, n = 1, r = 1 / 0) {
  ;(m ||
    ((m = document.createElement(`textarea`)),
    m.setAttribute(`tabindex`, `-1`),
    m.setAttribute(`aria-hidden`, `true`),
    m.setAttribute(`aria-label`, `autosize measurement`),
    f(m)),
    m.parentNode === null && document.body.appendChild(m))
  let { paddingSize: i, borderSize: a, sizingStyle: o } = e,
    { boxSizing: s } = o
  ;(Object.keys(o).forEach((e) => {
    m.style[e] = o[e]
  }),
    f(m),
    (m.value = t))
  let c = s === `border-box` ? m.scrollHeight + a : m.scrollHeight - i
  ;((m.value = t), (c = s === `border-box` ? m.scrollHeight + a : m.scrollHeight - i), (m.value = `x`))
  let l = m.scrollHeight - i,
    u = l * n
  ;(s === `border-box` && (u = u + i + a), (c = Math.max(u, c)))
  let d = l * r
  return (s === `border-box` && (d = d + i + a), (c = Math.min(d, c)), [c, l])
}
function g({ maxRows: e, minRows: t, onChange: r, ref: i, ...a }) {
  let o = a.value !== void 0,
    s = (0, c.useRef)(null),
    u = n(s, i),
    d = (0, c.useRef)(0),
    f = (0, c.useRef)(0),
    m = () => {
      let n = s.current
      if (!n) return
      let r = p(n)
      if (!r) return
      let [i] = h(r, n.value || n.placeholder || `x`, t, e)
      d.current !== i && ((d.current = i), n.style.setProperty(`height`, `${i}px`, `important`))
    },
    g = (0, c.useEffectEvent)(m),
    _ = (e) => {
      ;(o || m(), r?.(e))
    }
  return (
    (0, c.useLayoutEffect)(m),
    (0, c.useEffect)(() => {
      let e = () => m()
      return (window.addEventListener(`resize`, e), () => window.removeEventListener(`resize`, e))
    }, []),
    (0, c.useEffect)(() => {
      let e = s.current
      if (!e || typeof ResizeObserver > `u`) return
      f.current = e.offsetWidth
      let t = 0,
        n = new ResizeObserver(() => {
          s.current &&
            s.current.offsetWidth !== f.current &&
            ((f.current = s.current.offsetWidth), cancelAnimationFrame(t), (t = requestAnimationFrame(g)))
        })
      return (
        n.observe(e),
        () => {
          ;(cancelAnimationFrame(t), n.disconnect())
        }
      )
    }, []),
    (0, c.useEffect)(() => {
      let e = () => m()
      return (
        document.fonts.addEventListener(`loadingdone`, e), () => document.fonts.removeEventListener(`loadingdone`, e)
      )
    }, []),
    (0, c.useEffect)(() => {
      let e = (e) => {
        if (s.current?.form === e.target && !o) {
          let e = s.current.value
          requestAnimationFrame(() => {
            s.current && e !== s.current.value && m()
          })
        }
      }
      return (document.body.addEventListener(`reset`, e), () => document.body.removeEventListener(`reset`, e))
    }, [o]),
    (0, l.jsx)(`textarea`, { rows: t, ...a, onChange: _, ref: u })
  )
}
var _ = o((e) => {
  let {
      autosize: n,
      maxRows: r,
      minRows: a,
      __staticSelector: o,
      resize: c,
      bottomSection: u,
      bottomSectionProps: d,
      ...f
    } = i([`Input`, `InputWrapper`, `Textarea`], null, e),
    p = n && t() !== `test`,
    m = p ? { maxRows: r, minRows: a } : {}
  return (0, l.jsx)(s, {
    component: p ? g : `textarea`,
    ...f,
    __staticSelector: o || `Textarea`,
    __bottomSection: u,
    __bottomSectionProps: d,
    multiline: !0,
    'data-no-overflow': (n && r === void 0) || void 0,
    __vars: { '--input-resize': c },
    ...m,
  })
})
;((_.classes = s.classes), (_.displayName = `@mantine/core/Textarea`))
export { _ as t }
//# sourceMappingURL=rest-kUWXK5kc.js.map
