const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readMakers-eE3GtLPm.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './rest-RfDH9dS6.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './rest-BDmFd3al.js',
      './rest-DeYC7m82.js',
      './rest-B05EYwN-.js',
      './observe-CexX6FUN.js',
      './rest-DeRAjEhb.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-BaAjqOzi.js',
      './rest-Wi_Ts-1p.js',
      './rest-q93ZRJ9Y.js',
      './rest-BaoHt0l1.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-wvAyKwH5.js',
      './rest-Ckonu3dl.js',
      './rest-B3PyXowP.js',
      './rest-lK7BP4ts.js',
      './WalletDialogs-C9drljSK.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './rest-CtmY0iXF.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-K1Jsr5XH.js',
      './rest-Cvc_B7Ww.css',
      './rest-DNU5Denu.js',
      './rest-DnfLSmR1.js',
      './rest-BZvi6xM_.js',
      './rest-CNledJOW.css',
      './WalletDialogs-VpYrtqqh.css',
      './DemoRequestDialog-SeegwwmW.js',
      './rest-Dh3VP80D.js',
      './rest-DFNLYQRI.css',
      './DemoRequestDialog-DjLmN6Jh.css',
      './HardwareDialog-ycYLvYa1.js',
      './rest-Cycn3Ism.js',
      './rest-DiN8Tax9.js',
      './rest-Dw7j6y1_.css',
      './rest-kUWXK5kc.js',
      './HardwareDialog-BnNZVDkC.css',
      './rest-BJoaBsDp.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './openDappLink-BK1tlVuH.js',
      './rest-BArrVEK7.js',
      './rest-DdSmUu_u.js',
      './rest-BMpYyskR.js',
      './rest-B2IypYne.js',
      './receiveRequest-BA8iEyCC.js',
      './rest-NfdgukGS.js',
      './rest-BUBkRqV3.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { C as n, D as r, G as i, K as a, P as o, U as s, g as c, h as l, i as u } from './fields-KVqNPxJG.js'
import {
  $t as d,
  At as f,
  B as p,
  Bn as m,
  Cn as h,
  Gn as g,
  Hn as _,
  J as v,
  M as y,
  N as b,
  O as x,
  Pn as S,
  Qt as C,
  R as w,
  Un as T,
  Vn as E,
  Wn as D,
  Xt as ee,
  Yn as O,
  Zt as te,
  _n as ne,
  an as re,
  bn as ie,
  cn as ae,
  dn as k,
  en as oe,
  fn as se,
  gn as ce,
  hn as le,
  in as ue,
  j as de,
  jt as fe,
  k as pe,
  kn as me,
  kt as he,
  ln as ge,
  mn as _e,
  nn as ve,
  on as ye,
  ot as be,
  pn as xe,
  qn as Se,
  rn as Ce,
  sn as we,
  tn as Te,
  un as Ee,
  vn as De,
  vt as Oe,
  wt as ke,
  xn as Ae,
  xt as je,
  yn as Me,
} from './lists-DTBg-a7q.js'
import {
  Aa as A,
  Ai as Ne,
  An as Pe,
  Ba as Fe,
  Br as j,
  Cr as Ie,
  Da as Le,
  Dr as Re,
  Ea as ze,
  En as Be,
  Et as Ve,
  Fr as He,
  Ft as Ue,
  Ga as We,
  Gn as Ge,
  Gr as M,
  Ha as Ke,
  Hn as qe,
  Ht as Je,
  I as Ye,
  Ia as Xe,
  Ir as N,
  Ja as Ze,
  Jr as Qe,
  K as $e,
  Ka as et,
  Kn as P,
  Kr as tt,
  Kt as nt,
  La as rt,
  Ma as it,
  Mi as at,
  Mn as ot,
  Ni as st,
  Nn as ct,
  Nr as lt,
  Nt as ut,
  On as dt,
  Or as ft,
  Pa as pt,
  Pn as mt,
  Pr as ht,
  Pt as gt,
  Q as _t,
  Qi as vt,
  Qr as yt,
  Qt as bt,
  Ra as xt,
  Ri as St,
  Rr as Ct,
  Sr as wt,
  Ta as Tt,
  Tn as Et,
  Tr as Dt,
  U as Ot,
  Ua as F,
  Ur as kt,
  Vn as At,
  Vr as jt,
  Wa as Mt,
  X as Nt,
  Xa as Pt,
  Ya as Ft,
  Yr as It,
  Z as Lt,
  Za as Rt,
  Zn as zt,
  Zt as Bt,
  _t as Vt,
  aa as Ht,
  ao as Ut,
  ba as I,
  bi as Wt,
  br as Gt,
  ca as Kt,
  ci as qt,
  cn as Jt,
  co as Yt,
  cr as Xt,
  da as Zt,
  do as Qt,
  dr as $t,
  dt as en,
  ea as tn,
  ei as nn,
  er as rn,
  fi as an,
  fn as on,
  fo as sn,
  ga as cn,
  ha as ln,
  ho as un,
  ia as dn,
  ii as fn,
  io as pn,
  it as mn,
  ja as hn,
  ji as gn,
  jn as _n,
  jr as vn,
  ka as yn,
  kn as bn,
  kr as xn,
  la as Sn,
  ln as Cn,
  lo as wn,
  lr as Tn,
  lt as En,
  ma as Dn,
  mn as On,
  mo as kn,
  mr as An,
  na as jn,
  ni as Mn,
  no as Nn,
  oa as Pn,
  oo as Fn,
  or as In,
  pa as Ln,
  po as Rn,
  pr as zn,
  qa as Bn,
  qn as Vn,
  qt as Hn,
  ro as Un,
  rr as Wn,
  rt as Gn,
  sa as Kn,
  si as qn,
  sn as Jn,
  so as Yn,
  sr as Xn,
  ti as Zn,
  to as Qn,
  tr as $n,
  ui as er,
  uo as tr,
  ur as nr,
  vi as rr,
  vn as ir,
  vr as L,
  wa as R,
  wn as ar,
  wr as or,
  xa as z,
  xr as sr,
  ya as cr,
  yi as lr,
  yn as ur,
  yr as dr,
  yt as fr,
  za as pr,
  zi as mr,
  zr as B,
} from './index--te03lJq.js'
var V = e(un(), 1)
function hr(e) {
  return Array.isArray(e) || e === null ? !1 : typeof e == `object` && e.type !== V.Fragment
}
function gr(e) {
  let t = (0, V.createContext)(null)
  return [
    t,
    () => {
      let n = (0, V.use)(t)
      if (n === null) throw Error(e)
      return n
    },
  ]
}
var _r = { app: 100, modal: 200, popover: 300, overlay: 400, max: 9999 }
function vr(e) {
  return _r[e]
}
var yr = () => {}
function br(e, t) {
  if (e === t || (Number.isNaN(e) && Number.isNaN(t))) return !0
  if (!(e instanceof Object) || !(t instanceof Object)) return !1
  let n = Object.keys(e),
    { length: r } = n
  if (r !== Object.keys(t).length) return !1
  for (let i = 0; i < r; i += 1) {
    let r = n[i]
    if (!(r in t) || (e[r] !== t[r] && !(Number.isNaN(e[r]) && Number.isNaN(t[r])))) return !1
  }
  return !0
}
function xr(e) {
  let t = (0, V.useRef)(e)
  return (
    (0, V.useEffect)(() => {
      t.current = e
    }),
    (0, V.useMemo)(
      () =>
        (...e) =>
          t.current?.(...e),
      [],
    )
  )
}
function Sr(e, t) {
  let {
      delay: n,
      flushOnUnmount: r,
      leading: i,
      maxWait: a,
    } = typeof t == `number` ? { delay: t, flushOnUnmount: !1, leading: !1, maxWait: void 0 } : t,
    o = xr(e),
    s = (0, V.useRef)(0),
    c = (0, V.useRef)(0),
    l = (0, V.useRef)(null),
    u = (0, V.useMemo)(() => {
      let e = Object.assign(
        (...t) => {
          ;(window.clearTimeout(s.current), (l.current = t))
          let r = e._isFirstCall
          e._isFirstCall = !1
          function u() {
            ;(window.clearTimeout(s.current),
              window.clearTimeout(c.current),
              (s.current = 0),
              (c.current = 0),
              (e._isFirstCall = !0),
              (e._hasPendingCallback = !1))
          }
          function d() {
            a !== void 0 &&
              c.current === 0 &&
              (c.current = window.setTimeout(() => {
                if (((c.current = 0), s.current !== 0 && e._hasPendingCallback)) {
                  let e = l.current
                  ;(u(), o(...e))
                }
              }, a))
          }
          if (i && r) {
            ;(o(...t),
              (e.flush = () => {
                s.current !== 0 && u()
              }),
              (e.cancel = () => {
                u()
              }),
              (s.current = window.setTimeout(() => {
                u()
              }, n)),
              d())
            return
          }
          if (i && !r) {
            ;((e._hasPendingCallback = !0),
              (e.flush = () => {
                s.current !== 0 && (u(), o(...t))
              }),
              (e.cancel = () => {
                u()
              }),
              (s.current = window.setTimeout(() => {
                u()
              }, n)),
              d())
            return
          }
          e._hasPendingCallback = !0
          let f = () => {
            s.current !== 0 && (u(), o(...t))
          }
          ;((e.flush = f),
            (e.cancel = () => {
              u()
            }),
            (s.current = window.setTimeout(f, n)),
            d())
        },
        {
          flush: () => {},
          cancel: () => {},
          isPending: () => e._hasPendingCallback,
          _isFirstCall: !0,
          _hasPendingCallback: !1,
        },
      )
      return e
    }, [o, n, i, a])
  return (
    (0, V.useEffect)(
      () => () => {
        r ? u.flush() : u.cancel()
      },
      [u, r],
    ),
    u
  )
}
function Cr(e, t) {
  return Yn(`(prefers-color-scheme: dark)`, e === `dark`, t) ? `dark` : `light`
}
function wr({ opened: e, shouldReturnFocus: t = !0 }) {
  let n = (0, V.useRef)(null),
    r = () => {
      n.current &&
        `focus` in n.current &&
        typeof n.current.focus == `function` &&
        n.current?.focus({ preventScroll: !0 })
    }
  return (
    Ut(() => {
      let i = -1,
        a = (e) => {
          e.key === `Tab` && window.clearTimeout(i)
        }
      if ((document.addEventListener(`keydown`, a), e)) n.current = document.activeElement
      else if (t) {
        let e = document.activeElement
        i = window.setTimeout(() => {
          let t = document.activeElement
          ;(t === null || t === document.body || t === e) && r()
        }, 10)
      }
      return () => {
        ;(window.clearTimeout(i), document.removeEventListener(`keydown`, a))
      }
    }, [e, t]),
    r
  )
}
var Tr = /input|select|textarea|button|object|summary|iframe/,
  Er = `a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]`
function Dr(e) {
  let t = e.getAttribute(`contenteditable`)
  return t !== null && t !== `false`
}
function Or(e) {
  let t = e.nodeName.toLowerCase()
  return (t === `audio` || t === `video`) && e.hasAttribute(`controls`)
}
function kr(e) {
  return e.style.display === `none`
}
function Ar(e) {
  if (e.getAttribute(`aria-hidden`) || e.getAttribute(`hidden`) || e.getAttribute(`type`) === `hidden`) return !1
  let t = e
  for (; t && t !== document.body && t.nodeType !== 11;) {
    if (kr(t)) return !1
    t = t.parentNode
  }
  return !0
}
function jr(e) {
  let t = e.getAttribute(`tabindex`)
  return (t === null && (t = void 0), parseInt(t, 10))
}
function Mr(e) {
  let t = e.nodeName.toLowerCase(),
    n = !Number.isNaN(jr(e))
  return ((Tr.test(t) && !e.disabled) || Dr(e) || Or(e) || (e instanceof HTMLAnchorElement && e.href) || n) && Ar(e)
}
function Nr(e) {
  let t = jr(e)
  return (Number.isNaN(t) || t >= 0) && Mr(e)
}
function Pr(e) {
  let t = Array.from(e.querySelectorAll(Er)).filter(Nr),
    n = t.filter((e) => jr(e) > 0).sort((e, t) => jr(e) - jr(t)),
    r = t.filter((e) => !(jr(e) > 0))
  return [...n, ...r]
}
var Fr = [`date`, `time`, `datetime-local`, `month`, `week`],
  Ir = [`audio`, `video`, `iframe`, `object`, `embed`]
function Lr(e) {
  return !!e && e.tagName === `INPUT` && e.type === `radio`
}
function Rr(e, t) {
  return e.name !== `` && e.name === t.name && e.form === t.form
}
function zr(e) {
  let t = e.nodeName.toLowerCase()
  return t === `input` ? Fr.includes(e.type) : Ir.includes(t)
}
function Br(e, t) {
  let n = Pr(e)
  return n.filter((e) =>
    e === t || !Lr(e) ? !0 : Lr(t) && Rr(e, t) ? !1 : e.checked ? !0 : !n.some((t) => Lr(t) && t.checked && Rr(t, e)),
  )
}
function Vr(e, t, n, r) {
  let i = e.indexOf(t)
  if (i !== -1) return i + 1
  if (t === n) return 0
  let a = r ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING,
    o = e.findIndex((e) => (t.compareDocumentPosition(e) & a) !== 0)
  return o === -1 ? 0 : o
}
function Hr(e, t, n) {
  let r = Br(e, t)
  n && r.reverse()
  let i = Vr(r, t, e, n)
  return [...r.slice(i), ...r.slice(0, i)].filter((e) => e !== t)
}
function Ur(e, t) {
  for (let n of e) if ((n.focus(), t.activeElement === n)) return
}
function Wr(e, t) {
  let n = e.getRootNode(),
    r = n.activeElement
  if (!r || (r !== e && !e.contains(r))) return
  let i = Hr(e, r, t.shiftKey)
  zr(r)
    ? setTimeout(() => {
        let t = n.activeElement
        e.isConnected && t !== r && t !== i[0] && Ur([...i, r], n)
      })
    : (t.preventDefault(), Ur(i, n))
}
var Gr = new Set()
function Kr(e, t) {
  let n = t.getRootNode().activeElement
  if (!n) return !1
  for (let r of Gr) {
    let i = r.current
    if (r !== e && i && i !== t && t.contains(i) && i.contains(n)) return !0
  }
  return !1
}
function qr(e = !0) {
  let t = (0, V.useRef)(null),
    n = (e) => {
      let t = e.querySelector(`[data-autofocus]`)
      if (!t) {
        let n = Array.from(e.querySelectorAll(Er))
        ;((t = n.find(Nr) || n.find(Mr) || null), !t && Mr(e) && (t = e))
      }
      t
        ? t.focus({ preventScroll: !0 })
        : console.warn(`[@mantine/hooks/use-focus-trap] Failed to find focusable element within provided node`, e)
    },
    r = (0, V.useCallback)(
      (r) => {
        e &&
          (r === null
            ? (t.current = null)
            : t.current !== r &&
              (setTimeout(() => {
                r.getRootNode()
                  ? n(r)
                  : console.warn(`[@mantine/hooks/use-focus-trap] Ref node is not part of the dom`, r)
              }),
              (t.current = r)))
      },
      [e],
    )
  return (
    (0, V.useEffect)(() => {
      if (!e) return
      t.current &&
        setTimeout(() => {
          t.current && n(t.current)
        })
      let r = (e) => {
        e.key !== `Tab` || e.defaultPrevented || !t.current || Kr(t, t.current) || Wr(t.current, e)
      }
      return (
        Gr.add(t),
        document.addEventListener(`keydown`, r),
        () => {
          ;(Gr.delete(t), document.removeEventListener(`keydown`, r))
        }
      )
    }, [e]),
    r
  )
}
function Jr(e, t, n) {
  let r = (0, V.useEffectEvent)(t)
  ;(0, V.useEffect)(() => (window.addEventListener(e, r, n), () => window.removeEventListener(e, r, n)), [e])
}
function Yr(e, t) {
  if (typeof e == `function`) return e(t)
  typeof e == `object` && e && `current` in e && (e.current = t)
}
function Xr(...e) {
  let t = new Map()
  return (n) => {
    if (
      (e.forEach((e) => {
        let r = Yr(e, n)
        r && t.set(e, r)
      }),
      t.size > 0)
    )
      return () => {
        ;(e.forEach((e) => {
          let n = t.get(e)
          n && typeof n == `function` ? n() : Yr(e, null)
        }),
          t.clear())
      }
  }
}
function Zr(...e) {
  return (0, V.useCallback)(Xr(...e), e)
}
function Qr(e, t) {
  if (!e || !t) return !1
  if (e === t) return !0
  if (e.length !== t.length) return !1
  for (let n = 0; n < e.length; n += 1) if (!br(e[n], t[n])) return !1
  return !0
}
function $r(e) {
  let t = (0, V.useRef)([]),
    n = (0, V.useRef)(0)
  return (Qr(t.current, e) || ((t.current = e), (n.current += 1)), [n.current])
}
function ei(e, t) {
  ;(0, V.useEffect)(e, $r(t))
}
function ti(e, t, n = { autoInvoke: !1 }) {
  let r = (0, V.useRef)(null),
    i = xr(e),
    a = (0, V.useCallback)(
      (...e) => {
        r.current ||= window.setTimeout(() => {
          ;(i(...e), (r.current = null))
        }, t)
      },
      [t],
    ),
    o = (0, V.useCallback)(() => {
      r.current &&= (window.clearTimeout(r.current), null)
    }, [])
  return ((0, V.useEffect)(() => (n.autoInvoke && a(), o), [o, a]), { start: a, clear: o })
}
function ni() {
  let [e, t] = (0, V.useState)(!1)
  return ((0, V.useEffect)(() => t(!0), []), e)
}
var ri = e(kn(), 1)
function ii() {
  return `development`
}
function ai(e) {
  return typeof e == `string` || typeof e == `number` || typeof e == `boolean` || typeof e == `bigint`
}
function oi(e) {
  let t = V.Children.toArray(e)
  return t.length !== 1 || !hr(t[0]) ? null : t[0]
}
function si(e) {
  let t = document.createElement(`style`)
  return (
    t.setAttribute(`data-mantine-styles`, `inline`),
    (t.innerHTML = `*, *::before, *::after {transition: none !important;}`),
    t.setAttribute(`data-mantine-disable-transition`, `true`),
    e && t.setAttribute(`nonce`, e),
    document.head.appendChild(t),
    () => document.querySelectorAll(`[data-mantine-disable-transition]`).forEach((e) => e.remove())
  )
}
function ci({ keepTransitions: e } = {}) {
  let t = (0, V.useRef)(yr),
    n = (0, V.useRef)(-1),
    r = (0, V.use)(et),
    i = Ze(),
    a = (0, V.useRef)(i?.())
  if (!r) throw Error(`[@mantine/core] MantineProvider was not found in tree`)
  let o = (i) => {
      ;(r.setColorScheme(i),
        (t.current = e ? () => {} : si(a.current)),
        window.clearTimeout(n.current),
        (n.current = window.setTimeout(() => {
          t.current?.()
        }, 10)))
    },
    s = () => {
      ;(r.clearColorScheme(),
        (t.current = e ? () => {} : si(a.current)),
        window.clearTimeout(n.current),
        (n.current = window.setTimeout(() => {
          t.current?.()
        }, 10)))
    },
    c = Cr(`light`, { getInitialValueInEffect: !1 }),
    l = r.colorScheme === `auto` ? c : r.colorScheme,
    u = (0, V.useCallback)(() => o(l === `light` ? `dark` : `light`), [o, l])
  return (
    (0, V.useEffect)(
      () => () => {
        ;(t.current?.(), window.clearTimeout(n.current))
      },
      [],
    ),
    { colorScheme: r.colorScheme, setColorScheme: o, clearColorScheme: s, toggleColorScheme: u }
  )
}
function li(e, t = { getInitialValueInEffect: !0 }) {
  let n = Cr(e, t),
    { colorScheme: r } = ci()
  return r === `auto` ? n : r
}
var H = We(),
  [ui, di] = gr(`ScrollArea.Root component was not found in tree`)
function fi(e, t) {
  let n = (0, V.useEffectEvent)(t)
  Fn(() => {
    let t = 0
    if (e) {
      let r = new ResizeObserver(() => {
        ;(cancelAnimationFrame(t), (t = window.requestAnimationFrame(n)))
      })
      return (
        r.observe(e),
        () => {
          ;(window.cancelAnimationFrame(t), r.unobserve(e))
        }
      )
    }
  }, [e])
}
function pi(e) {
  let { style: t, ...n } = e,
    r = di(),
    [i, a] = (0, V.useState)(0),
    [o, s] = (0, V.useState)(0),
    c = !!(i && o)
  return (
    fi(r.scrollbarX, () => {
      let e = r.scrollbarX?.offsetHeight || 0
      ;(r.onCornerHeightChange(e), s(e))
    }),
    fi(r.scrollbarY, () => {
      let e = r.scrollbarY?.offsetWidth || 0
      ;(r.onCornerWidthChange(e), a(e))
    }),
    c ? (0, H.jsx)(`div`, { ...n, style: { ...t, width: i, height: o } }) : null
  )
}
function mi(e) {
  let t = di(),
    n = !!(t.scrollbarX && t.scrollbarY)
  return t.type !== `scroll` && n ? (0, H.jsx)(pi, { ...e }) : null
}
var hi = { scrollHideDelay: 1e3, type: `hover` }
function gi(e) {
  let { type: t, scrollHideDelay: n, scrollbars: r, getStyles: i, ref: a, ...o } = F(`ScrollAreaRoot`, hi, e),
    [s, c] = (0, V.useState)(null),
    [l, u] = (0, V.useState)(null),
    [d, f] = (0, V.useState)(null),
    [p, m] = (0, V.useState)(null),
    [h, g] = (0, V.useState)(null),
    [_, v] = (0, V.useState)(0),
    [y, b] = (0, V.useState)(0),
    [x, S] = (0, V.useState)(!1),
    [C, w] = (0, V.useState)(!1),
    T = Zr(a, c)
  return (0, H.jsx)(ui, {
    value: {
      type: t,
      scrollHideDelay: n,
      scrollArea: s,
      viewport: l,
      onViewportChange: u,
      content: d,
      onContentChange: f,
      scrollbarX: p,
      onScrollbarXChange: m,
      scrollbarXEnabled: x,
      onScrollbarXEnabledChange: S,
      scrollbarY: h,
      onScrollbarYChange: g,
      scrollbarYEnabled: C,
      onScrollbarYEnabledChange: w,
      onCornerWidthChange: v,
      onCornerHeightChange: b,
      getStyles: i,
    },
    children: (0, H.jsx)(rt, {
      ...o,
      ref: T,
      __vars: {
        '--sa-corner-width': r === `xy` ? `${_}px` : `0px`,
        '--sa-corner-height': r === `xy` ? `${y}px` : `0px`,
      },
    }),
  })
}
gi.displayName = `@mantine/core/ScrollAreaRoot`
function _i(e, t) {
  let n = e / t
  return Number.isNaN(n) ? 0 : n
}
function vi(e) {
  let t = _i(e.viewport, e.content),
    n = e.scrollbar.paddingStart + e.scrollbar.paddingEnd,
    r = (e.scrollbar.size - n) * t
  return Math.max(r, 18)
}
function yi(e, t) {
  return (n) => {
    if (e[0] === e[1] || t[0] === t[1]) return t[0]
    let r = (t[1] - t[0]) / (e[1] - e[0])
    return t[0] + r * (n - e[0])
  }
}
function bi(e, [t, n]) {
  return Math.min(n, Math.max(t, e))
}
function xi(e, t, n = `ltr`) {
  let r = vi(t),
    i = t.scrollbar.paddingStart + t.scrollbar.paddingEnd,
    a = t.scrollbar.size - i,
    o = t.content - t.viewport,
    s = a - r,
    c = bi(e, n === `ltr` ? [0, o] : [o * -1, 0])
  return yi([0, o], [0, s])(c)
}
function Si(e, t, n, r = `ltr`) {
  let i = vi(n),
    a = i / 2,
    o = t || a,
    s = i - o,
    c = n.scrollbar.paddingStart + o,
    l = n.scrollbar.size - n.scrollbar.paddingEnd - s,
    u = n.content - n.viewport,
    d = r === `ltr` ? [0, u] : [u * -1, 0]
  return yi([c, l], d)(e)
}
function Ci(e, t) {
  return e > 0 && e < t
}
function wi(e) {
  return e ? parseInt(e, 10) : 0
}
function Ti(e, t, { checkForDefaultPrevented: n = !0 } = {}) {
  return (r) => {
    ;(e?.(r), (n !== !1 && r.defaultPrevented) || t?.(r))
  }
}
var [Ei, Di] = gr(`ScrollAreaScrollbar was not found in tree`)
function Oi(e) {
  let {
      sizes: t,
      hasThumb: n,
      onThumbChange: r,
      onThumbPointerUp: i,
      onThumbPointerDown: a,
      onThumbPositionChange: o,
      onDragScroll: s,
      onWheelScroll: c,
      onResize: l,
      ref: u,
      ...d
    } = e,
    f = di(),
    [p, m] = (0, V.useState)(null),
    h = Zr(u, m),
    g = (0, V.useRef)(null),
    _ = (0, V.useRef)(``),
    v = t.content - t.viewport,
    y = (0, V.useEffectEvent)((e) => c(e, v)),
    b = xr(o),
    x = Sr(l, 10),
    S = (e) => {
      if (g.current) {
        let t = e.clientX - g.current.left,
          n = e.clientY - g.current.top
        s({ x: t, y: n })
      }
    }
  return (
    (0, V.useEffect)(() => {
      if (!p) return
      let e = (e) => y(e)
      return (p.addEventListener(`wheel`, e, { passive: !1 }), () => p.removeEventListener(`wheel`, e))
    }, [p]),
    (0, V.useEffect)(b, [t, b]),
    fi(p, x),
    fi(f.content, x),
    (0, H.jsx)(Ei, {
      value: {
        scrollbar: p,
        hasThumb: n,
        onThumbChange: xr(r),
        onThumbPointerUp: xr(i),
        onThumbPositionChange: b,
        onThumbPointerDown: xr(a),
      },
      children: (0, H.jsx)(`div`, {
        ...d,
        ref: h,
        'data-mantine-scrollbar': !0,
        style: { position: `absolute`, ...d.style },
        onPointerDown: Ti(e.onPointerDown, (e) => {
          ;(e.preventDefault(),
            e.button === 0 &&
              (e.target.setPointerCapture(e.pointerId),
              (g.current = p.getBoundingClientRect()),
              (_.current = document.body.style.webkitUserSelect),
              (document.body.style.webkitUserSelect = `none`),
              S(e)))
        }),
        onPointerMove: Ti(e.onPointerMove, S),
        onPointerUp: Ti(e.onPointerUp, (e) => {
          let t = e.target
          t.hasPointerCapture(e.pointerId) && (e.preventDefault(), t.releasePointerCapture(e.pointerId))
        }),
        onLostPointerCapture: () => {
          ;((document.body.style.webkitUserSelect = _.current), (g.current = null))
        },
      }),
    })
  )
}
var ki = (e) => {
  let { sizes: t, onSizesChange: n, style: r, ref: i, ...a } = e,
    o = di(),
    [s, c] = (0, V.useState)(),
    l = (0, V.useRef)(null),
    u = Zr(i, l, o.onScrollbarXChange)
  return (
    (0, V.useEffect)(() => {
      l.current && c(getComputedStyle(l.current))
    }, [l]),
    (0, H.jsx)(Oi, {
      'data-orientation': `horizontal`,
      ...a,
      ref: u,
      sizes: t,
      style: { ...r, '--sa-thumb-width': `${vi(t)}px` },
      onThumbPointerDown: (t) => e.onThumbPointerDown(t.x),
      onDragScroll: (t) => e.onDragScroll(t.x),
      onWheelScroll: (t, n) => {
        if (o.viewport) {
          let r = o.viewport.scrollLeft + t.deltaX
          ;(e.onWheelScroll(r), Ci(r, n) && t.preventDefault())
        }
      },
      onResize: () => {
        l.current &&
          o.viewport &&
          s &&
          n({
            content: o.viewport.scrollWidth,
            viewport: o.viewport.offsetWidth,
            scrollbar: { size: l.current.clientWidth, paddingStart: wi(s.paddingLeft), paddingEnd: wi(s.paddingRight) },
          })
      },
    })
  )
}
ki.displayName = `@mantine/core/ScrollAreaScrollbarX`
function Ai(e) {
  let { sizes: t, onSizesChange: n, style: r, ref: i, ...a } = e,
    o = di(),
    [s, c] = (0, V.useState)(),
    l = (0, V.useRef)(null),
    u = Zr(i, l, o.onScrollbarYChange)
  return (
    (0, V.useEffect)(() => {
      l.current && c(window.getComputedStyle(l.current))
    }, []),
    (0, H.jsx)(Oi, {
      ...a,
      'data-orientation': `vertical`,
      ref: u,
      sizes: t,
      style: { '--sa-thumb-height': `${vi(t)}px`, ...r },
      onThumbPointerDown: (t) => e.onThumbPointerDown(t.y),
      onDragScroll: (t) => e.onDragScroll(t.y),
      onWheelScroll: (t, n) => {
        if (o.viewport) {
          let r = o.viewport.scrollTop + t.deltaY
          ;(e.onWheelScroll(r), Ci(r, n) && t.preventDefault())
        }
      },
      onResize: () => {
        l.current &&
          o.viewport &&
          s &&
          n({
            content: o.viewport.scrollHeight,
            viewport: o.viewport.offsetHeight,
            scrollbar: {
              size: l.current.clientHeight,
              paddingStart: wi(s.paddingTop),
              paddingEnd: wi(s.paddingBottom),
            },
          })
      },
    })
  )
}
Ai.displayName = `@mantine/core/ScrollAreaScrollbarY`
function ji(e) {
  let { orientation: t = `vertical`, ...n } = e,
    { dir: r } = Xe(),
    i = di(),
    a = (0, V.useRef)(null),
    o = (0, V.useRef)(0),
    [s, c] = (0, V.useState)({ content: 0, viewport: 0, scrollbar: { size: 0, paddingStart: 0, paddingEnd: 0 } }),
    l = _i(s.viewport, s.content),
    u = {
      ...n,
      sizes: s,
      onSizesChange: c,
      hasThumb: l > 0 && l < 1,
      onThumbChange: (e) => {
        a.current = e
      },
      onThumbPointerUp: () => {
        o.current = 0
      },
      onThumbPointerDown: (e) => {
        o.current = e
      },
    },
    d = (e, t) => Si(e, o.current, s, t)
  return t === `horizontal`
    ? (0, H.jsx)(ki, {
        ...u,
        onThumbPositionChange: () => {
          if (i.viewport && a.current) {
            let e = i.viewport.scrollLeft,
              t = xi(e, s, r)
            a.current.style.transform = `translate3d(${t}px, 0, 0)`
          }
        },
        onWheelScroll: (e) => {
          i.viewport && (i.viewport.scrollLeft = e)
        },
        onDragScroll: (e) => {
          i.viewport && (i.viewport.scrollLeft = d(e, r))
        },
      })
    : t === `vertical`
      ? (0, H.jsx)(Ai, {
          ...u,
          onThumbPositionChange: () => {
            if (i.viewport && a.current) {
              let e = i.viewport.scrollTop,
                t = xi(e, s)
              ;(s.scrollbar.size === 0
                ? a.current.style.setProperty(`--thumb-opacity`, `0`)
                : a.current.style.setProperty(`--thumb-opacity`, `1`),
                (a.current.style.transform = `translate3d(0, ${t}px, 0)`))
            }
          },
          onWheelScroll: (e) => {
            i.viewport && (i.viewport.scrollTop = e)
          },
          onDragScroll: (e) => {
            i.viewport && (i.viewport.scrollTop = d(e))
          },
        })
      : null
}
ji.displayName = `@mantine/core/ScrollAreaScrollbarVisible`
function Mi(e) {
  let t = di(),
    { forceMount: n, ...r } = e,
    [i, a] = (0, V.useState)(!1),
    o = e.orientation === `horizontal`,
    s = Sr(() => {
      if (t.viewport) {
        let e = t.viewport.offsetWidth < t.viewport.scrollWidth,
          n = t.viewport.offsetHeight < t.viewport.scrollHeight
        a(o ? e : n)
      }
    }, 10)
  return (
    fi(t.viewport, s),
    fi(t.content, s),
    n || i ? (0, H.jsx)(ji, { 'data-state': i ? `visible` : `hidden`, ...r }) : null
  )
}
Mi.displayName = `@mantine/core/ScrollAreaScrollbarAuto`
function Ni(e) {
  let { forceMount: t, ...n } = e,
    r = di(),
    [i, a] = (0, V.useState)(!1)
  return (
    (0, V.useEffect)(() => {
      let { scrollArea: e } = r,
        t = 0
      if (e) {
        let n = () => {
            ;(window.clearTimeout(t), a(!0))
          },
          i = () => {
            t = window.setTimeout(() => a(!1), r.scrollHideDelay)
          }
        return (
          e.addEventListener(`pointerenter`, n),
          e.addEventListener(`pointerleave`, i),
          () => {
            ;(window.clearTimeout(t),
              e.removeEventListener(`pointerenter`, n),
              e.removeEventListener(`pointerleave`, i))
          }
        )
      }
    }, [r.scrollArea, r.scrollHideDelay]),
    t || i ? (0, H.jsx)(Mi, { 'data-state': i ? `visible` : `hidden`, ...n }) : null
  )
}
Ni.displayName = `@mantine/core/ScrollAreaScrollbarHover`
function Pi(e) {
  let { forceMount: t, ...n } = e,
    r = di(),
    i = e.orientation === `horizontal`,
    [a, o] = (0, V.useState)(`hidden`),
    s = Sr(() => o(`idle`), 100)
  return (
    (0, V.useEffect)(() => {
      if (a === `idle`) {
        let e = window.setTimeout(() => o(`hidden`), r.scrollHideDelay)
        return () => window.clearTimeout(e)
      }
    }, [a, r.scrollHideDelay]),
    (0, V.useEffect)(() => {
      let { viewport: e } = r,
        t = i ? `scrollLeft` : `scrollTop`
      if (e) {
        let n = e[t],
          r = () => {
            let r = e[t]
            ;(n !== r && (o(`scrolling`), s()), (n = r))
          }
        return (e.addEventListener(`scroll`, r), () => e.removeEventListener(`scroll`, r))
      }
    }, [r.viewport, i, s]),
    t || a !== `hidden`
      ? (0, H.jsx)(ji, {
          'data-state': a === `hidden` ? `hidden` : `visible`,
          ...n,
          onPointerEnter: Ti(e.onPointerEnter, () => o(`interacting`)),
          onPointerLeave: Ti(e.onPointerLeave, () => o(`idle`)),
        })
      : null
  )
}
function Fi(e) {
  let { forceMount: t, ...n } = e,
    r = di(),
    { onScrollbarXEnabledChange: i, onScrollbarYEnabledChange: a } = r,
    o = e.orientation === `horizontal`
  return (
    (0, V.useEffect)(
      () => (
        o ? i(!0) : a(!0),
        () => {
          o ? i(!1) : a(!1)
        }
      ),
      [o, i, a],
    ),
    r.type === `hover`
      ? (0, H.jsx)(Ni, { ...n, forceMount: t })
      : r.type === `scroll`
        ? (0, H.jsx)(Pi, { ...n, forceMount: t })
        : r.type === `auto`
          ? (0, H.jsx)(Mi, { ...n, forceMount: t })
          : r.type === `always`
            ? (0, H.jsx)(ji, { ...n })
            : null
  )
}
Fi.displayName = `@mantine/core/ScrollAreaScrollbar`
function Ii(e, t = () => {}) {
  let n = { left: e.scrollLeft, top: e.scrollTop },
    r = 0
  return (
    (function i() {
      let a = { left: e.scrollLeft, top: e.scrollTop },
        o = n.left !== a.left,
        s = n.top !== a.top
      ;((o || s) && t(), (n = a), (r = window.requestAnimationFrame(i)))
    })(),
    () => window.cancelAnimationFrame(r)
  )
}
function Li(e) {
  let { style: t, ref: n, ...r } = e,
    i = di(),
    a = Di(),
    { onThumbPositionChange: o } = a,
    s = Zr(n, a.onThumbChange),
    c = (0, V.useRef)(void 0),
    l = Sr(() => {
      c.current &&= (c.current(), void 0)
    }, 100)
  return (
    (0, V.useEffect)(() => {
      let { viewport: e } = i
      if (e) {
        let t = () => {
          if ((l(), !c.current)) {
            let t = Ii(e, o)
            ;((c.current = t), o())
          }
        }
        return (o(), e.addEventListener(`scroll`, t), () => e.removeEventListener(`scroll`, t))
      }
    }, [i.viewport, l, o]),
    (0, H.jsx)(`div`, {
      'data-state': a.hasThumb ? `visible` : `hidden`,
      ...r,
      ref: s,
      style: { width: `var(--sa-thumb-width)`, height: `var(--sa-thumb-height)`, ...t },
      onPointerDownCapture: Ti(e.onPointerDownCapture, (e) => {
        let t = e.target.getBoundingClientRect(),
          n = e.clientX - t.left,
          r = e.clientY - t.top
        a.onThumbPointerDown({ x: n, y: r })
      }),
      onPointerUp: Ti(e.onPointerUp, a.onThumbPointerUp),
    })
  )
}
Li.displayName = `@mantine/core/ScrollAreaThumb`
function Ri(e) {
  let { forceMount: t, ...n } = e,
    r = Di()
  return t || r.hasThumb ? (0, H.jsx)(Li, { ...n }) : null
}
Ri.displayName = `@mantine/core/ScrollAreaThumb`
function zi({ children: e, style: t, ref: n, onWheel: r, ...i }) {
  let a = di(),
    o = Zr(n, a.onViewportChange),
    s = (e) => {
      if ((r?.(e), a.scrollbarXEnabled && a.viewport && e.shiftKey)) {
        let { scrollTop: t, scrollHeight: n, clientHeight: r, scrollWidth: i, clientWidth: o } = a.viewport,
          s = t < 1,
          c = t >= n - r - 1
        i > o && (s || c) && e.stopPropagation()
      }
    }
  return (0, H.jsx)(rt, {
    ...i,
    ref: o,
    onWheel: s,
    'data-scrollarea-viewport': !0,
    style: {
      overflowX: a.scrollbarXEnabled ? `scroll` : `hidden`,
      overflowY: a.scrollbarYEnabled ? `scroll` : `hidden`,
      ...t,
    },
    children: (0, H.jsx)(`div`, { ...a.getStyles(`content`), ref: a.onContentChange, children: e }),
  })
}
zi.displayName = `@mantine/core/ScrollAreaViewport`
var Bi = {
  root: `m_d57069b5`,
  content: `m_b1336c6`,
  viewport: `m_c0783ff9`,
  viewportInner: `m_f8f631dd`,
  scrollbar: `m_c44ba933`,
  thumb: `m_d8b5e363`,
  corner: `m_21657268`,
}
function Vi() {
  return typeof window < `u`
}
function Hi(e) {
  return Gi(e) ? (e.nodeName || ``).toLowerCase() : `#document`
}
function Ui(e) {
  var t
  return (e == null || (t = e.ownerDocument) == null ? void 0 : t.defaultView) || window
}
function Wi(e) {
  return ((Gi(e) ? e.ownerDocument : e.document) || window.document)?.documentElement
}
function Gi(e) {
  return Vi() ? e instanceof Node || e instanceof Ui(e).Node : !1
}
function Ki(e) {
  return Vi() ? e instanceof Element || e instanceof Ui(e).Element : !1
}
function qi(e) {
  return Vi() ? e instanceof HTMLElement || e instanceof Ui(e).HTMLElement : !1
}
function Ji(e) {
  return !Vi() || typeof ShadowRoot > `u` ? !1 : e instanceof ShadowRoot || e instanceof Ui(e).ShadowRoot
}
function Yi(e) {
  let { overflow: t, overflowX: n, overflowY: r, display: i } = oa(e)
  return /auto|scroll|overlay|hidden|clip/.test(t + r + n) && i !== `inline` && i !== `contents`
}
function Xi(e) {
  return /^(table|td|th)$/.test(Hi(e))
}
function Zi(e) {
  try {
    if (e.matches(`:popover-open`)) return !0
  } catch {}
  try {
    return e.matches(`:modal`)
  } catch {
    return !1
  }
}
var Qi = /transform|translate|scale|rotate|perspective|filter/,
  $i = /paint|layout|strict|content/,
  ea = (e) => !!e && e !== `none`,
  ta
function na(e) {
  let t = Ki(e) ? oa(e) : e
  return (
    ea(t.transform) ||
    ea(t.translate) ||
    ea(t.scale) ||
    ea(t.rotate) ||
    ea(t.perspective) ||
    (!ia() && (ea(t.backdropFilter) || ea(t.filter))) ||
    Qi.test(t.willChange || ``) ||
    $i.test(t.contain || ``)
  )
}
function ra(e) {
  let t = ca(e)
  for (; qi(t) && !aa(t);) {
    if (na(t)) return t
    if (Zi(t)) return null
    t = ca(t)
  }
  return null
}
function ia() {
  return ((ta ??= typeof CSS < `u` && CSS.supports && CSS.supports(`-webkit-backdrop-filter`, `none`)), ta)
}
function aa(e) {
  return /^(html|body|#document)$/.test(Hi(e))
}
function oa(e) {
  return Ui(e).getComputedStyle(e)
}
function sa(e) {
  return Ki(e) ? { scrollLeft: e.scrollLeft, scrollTop: e.scrollTop } : { scrollLeft: e.scrollX, scrollTop: e.scrollY }
}
function ca(e) {
  if (Hi(e) === `html`) return e
  let t = e.assignedSlot || e.parentNode || (Ji(e) && e.host) || Wi(e)
  return Ji(t) ? t.host : t
}
function la(e) {
  let t = ca(e)
  return aa(t) ? (e.ownerDocument || e).body : qi(t) && Yi(t) ? t : la(t)
}
function ua(e, t, n) {
  ;(t === void 0 && (t = []), n === void 0 && (n = !0))
  let r = la(e),
    i = r === e.ownerDocument?.body,
    a = Ui(r)
  if (i) {
    let e = da(a)
    return t.concat(a, a.visualViewport || [], Yi(r) ? r : [], e && n ? ua(e) : [])
  }
  return t.concat(r, ua(r, [], n))
}
function da(e) {
  return e.parent && Object.getPrototypeOf(e.parent) ? e.frameElement : null
}
var fa = [`top`, `right`, `bottom`, `left`],
  pa = Math.min,
  ma = Math.max,
  ha = Math.round,
  ga = Math.floor,
  _a = (e) => ({ x: e, y: e }),
  va = { left: `right`, right: `left`, bottom: `top`, top: `bottom` }
function ya(e, t, n) {
  return ma(e, pa(t, n))
}
function ba(e, t) {
  return typeof e == `function` ? e(t) : e
}
function xa(e) {
  return e.split(`-`)[0]
}
function Sa(e) {
  return e.split(`-`)[1]
}
function Ca(e) {
  return e === `x` ? `y` : `x`
}
function wa(e) {
  return e === `y` ? `height` : `width`
}
function Ta(e) {
  let t = e[0]
  return t === `t` || t === `b` ? `y` : `x`
}
function Ea(e) {
  return Ca(Ta(e))
}
function Da(e, t, n) {
  n === void 0 && (n = !1)
  let r = Sa(e),
    i = Ea(e),
    a = wa(i),
    o = i === `x` ? (r === (n ? `end` : `start`) ? `right` : `left`) : r === `start` ? `bottom` : `top`
  return (t.reference[a] > t.floating[a] && (o = Ia(o)), [o, Ia(o)])
}
function Oa(e) {
  let t = Ia(e)
  return [ka(e), t, ka(t)]
}
function ka(e) {
  return e.includes(`start`) ? e.replace(`start`, `end`) : e.replace(`end`, `start`)
}
var Aa = [`left`, `right`],
  ja = [`right`, `left`],
  Ma = [`top`, `bottom`],
  Na = [`bottom`, `top`]
function Pa(e, t, n) {
  switch (e) {
    case `top`:
    case `bottom`:
      return n ? (t ? ja : Aa) : t ? Aa : ja
    case `left`:
    case `right`:
      return t ? Ma : Na
    default:
      return []
  }
}
function Fa(e, t, n, r) {
  let i = Sa(e),
    a = Pa(xa(e), n === `start`, r)
  return (i && ((a = a.map((e) => e + `-` + i)), t && (a = a.concat(a.map(ka)))), a)
}
function Ia(e) {
  let t = xa(e)
  return va[t] + e.slice(t.length)
}
function La(e) {
  return { top: e.top ?? 0, right: e.right ?? 0, bottom: e.bottom ?? 0, left: e.left ?? 0 }
}
function Ra(e) {
  return typeof e == `number` ? { top: e, right: e, bottom: e, left: e } : La(e)
}
function za(e) {
  let { x: t, y: n, width: r, height: i } = e
  return { width: r, height: i, top: n, left: t, right: t + r, bottom: n + i, x: t, y: n }
}
var Ba = typeof document < `u` ? V.useLayoutEffect : function () {},
  Va = { ...V }.useInsertionEffect || ((e) => e())
function Ha(e) {
  let t = V.useRef(() => {})
  return (
    Va(() => {
      t.current = e
    }),
    V.useCallback(function () {
      var e = [...arguments]
      return t.current == null ? void 0 : t.current(...e)
    }, [])
  )
}
function Ua(e, t, n) {
  let { reference: r, floating: i } = e,
    a = Ta(t),
    o = Ea(t),
    s = wa(o),
    c = xa(t),
    l = a === `y`,
    u = r.x + r.width / 2 - i.width / 2,
    d = r.y + r.height / 2 - i.height / 2,
    f = r[s] / 2 - i[s] / 2,
    p
  switch (c) {
    case `top`:
      p = { x: u, y: r.y - i.height }
      break
    case `bottom`:
      p = { x: u, y: r.y + r.height }
      break
    case `right`:
      p = { x: r.x + r.width, y: d }
      break
    case `left`:
      p = { x: r.x - i.width, y: d }
      break
    default:
      p = { x: r.x, y: r.y }
  }
  let m = Sa(t)
  return (m && (p[o] += f * (m === `end` ? 1 : -1) * (n && l ? -1 : 1)), p)
}
async function Wa(e, t) {
  t === void 0 && (t = {})
  let { x: n, y: r, platform: i, rects: a, elements: o, strategy: s } = e,
    {
      boundary: c = `clippingAncestors`,
      rootBoundary: l = `viewport`,
      elementContext: u = `floating`,
      altBoundary: d = !1,
      padding: f = 0,
    } = ba(t, e),
    p = Ra(f),
    m = o[d ? (u === `floating` ? `reference` : `floating`) : u],
    h = za(
      await i.getClippingRect({
        element:
          ((await (i.isElement == null ? void 0 : i.isElement(m))) ?? !0)
            ? m
            : m.contextElement || (await (i.getDocumentElement == null ? void 0 : i.getDocumentElement(o.floating))),
        boundary: c,
        rootBoundary: l,
        strategy: s,
      }),
    ),
    g = u === `floating` ? { x: n, y: r, width: a.floating.width, height: a.floating.height } : a.reference,
    _ = await (i.getOffsetParent == null ? void 0 : i.getOffsetParent(o.floating)),
    v = ((await (i.isElement == null ? void 0 : i.isElement(_))) &&
      (await (i.getScale == null ? void 0 : i.getScale(_)))) || { x: 1, y: 1 },
    y = za(
      i.convertOffsetParentRelativeRectToViewportRelativeRect
        ? await i.convertOffsetParentRelativeRectToViewportRelativeRect({
            elements: o,
            rect: g,
            offsetParent: _,
            strategy: s,
          })
        : g,
    )
  return {
    top: (h.top - y.top + p.top) / v.y,
    bottom: (y.bottom - h.bottom + p.bottom) / v.y,
    left: (h.left - y.left + p.left) / v.x,
    right: (y.right - h.right + p.right) / v.x,
  }
}
var Ga = 50,
  Ka = async (e, t, n) => {
    let { placement: r = `bottom`, strategy: i = `absolute`, middleware: a = [], platform: o } = n,
      s = o.detectOverflow ? o : { ...o, detectOverflow: Wa },
      c = await (o.isRTL == null ? void 0 : o.isRTL(t)),
      l = await o.getElementRects({ reference: e, floating: t, strategy: i }),
      { x: u, y: d } = Ua(l, r, c),
      f = r,
      p = 0,
      m = {}
    for (let n = 0; n < a.length; n++) {
      let h = a[n]
      if (!h) continue
      let { name: g, fn: _ } = h,
        {
          x: v,
          y,
          data: b,
          reset: x,
        } = await _({
          x: u,
          y: d,
          initialPlacement: r,
          placement: f,
          strategy: i,
          middlewareData: m,
          rects: l,
          platform: s,
          elements: { reference: e, floating: t },
        })
      ;((u = v ?? u),
        (d = y ?? d),
        (m[g] = { ...m[g], ...b }),
        x &&
          p < Ga &&
          (p++,
          typeof x == `object` &&
            (x.placement && (f = x.placement),
            x.rects &&
              (l = x.rects === !0 ? await o.getElementRects({ reference: e, floating: t, strategy: i }) : x.rects),
            ({ x: u, y: d } = Ua(l, f, c))),
          (n = -1)))
    }
    return { x: u, y: d, placement: f, strategy: i, middlewareData: m }
  },
  qa = (e) => ({
    name: `arrow`,
    options: e,
    async fn(t) {
      let { x: n, y: r, placement: i, rects: a, platform: o, elements: s, middlewareData: c } = t,
        { element: l, padding: u = 0 } = ba(e, t) || {}
      if (l == null) return {}
      let d = Ra(u),
        f = { x: n, y: r },
        p = Ea(i),
        m = wa(p),
        h = await o.getDimensions(l),
        g = p === `y`,
        _ = g ? `top` : `left`,
        v = g ? `bottom` : `right`,
        y = g ? `clientHeight` : `clientWidth`,
        b = a.reference[m] + a.reference[p] - f[p] - a.floating[m],
        x = f[p] - a.reference[p],
        S = await (o.getOffsetParent == null ? void 0 : o.getOffsetParent(l)),
        C = S ? S[y] : 0
      ;(C && (await (o.isElement == null ? void 0 : o.isElement(S)))) || (C = s.floating[y] || a.floating[m])
      let w = b / 2 - x / 2,
        T = C / 2 - h[m] / 2 - 1,
        E = pa(d[_], T),
        D = pa(d[v], T),
        ee = C - h[m] - D,
        O = C / 2 - h[m] / 2 + w,
        te = ya(E, O, ee),
        ne = !c.arrow && Sa(i) != null && O !== te && a.reference[m] / 2 - (O < E ? E : D) - h[m] / 2 < 0,
        re = ne ? (O < E ? O - E : O - ee) : 0
      return {
        [p]: f[p] + re,
        data: { [p]: te, centerOffset: O - te - re, ...(ne && { alignmentOffset: re }) },
        reset: ne,
      }
    },
  }),
  Ja = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `flip`,
        options: e,
        async fn(t) {
          var n
          let { placement: r, middlewareData: i, rects: a, initialPlacement: o, platform: s, elements: c } = t,
            {
              mainAxis: l = !0,
              crossAxis: u = !0,
              fallbackPlacements: d,
              fallbackStrategy: f = `bestFit`,
              fallbackAxisSideDirection: p = `none`,
              flipAlignment: m = !0,
              ...h
            } = ba(e, t)
          if ((n = i.arrow) != null && n.alignmentOffset) return {}
          let g = xa(r),
            _ = Ta(o),
            v = xa(o) === o,
            y = await (s.isRTL == null ? void 0 : s.isRTL(c.floating)),
            b = d || (v || !m ? [Ia(o)] : Oa(o)),
            x = p !== `none`
          !d && x && b.push(...Fa(o, m, p, y))
          let S = [o, ...b],
            C = await s.detectOverflow(t, h),
            w = [],
            T = i.flip?.overflows || []
          if ((l && w.push(C[g]), u)) {
            let e = Da(r, a, y)
            w.push(C[e[0]], C[e[1]])
          }
          if (((T = [...T, { placement: r, overflows: w }]), !w.every((e) => e <= 0))) {
            let e = (i.flip?.index || 0) + 1,
              t = S[e]
            if (t && (u !== `alignment` || _ === Ta(t) || T.every((e) => Ta(e.placement) !== _ || e.overflows[0] > 0)))
              return { data: { index: e, overflows: T }, reset: { placement: t } }
            let n = T.filter((e) => e.overflows[0] <= 0).sort((e, t) => e.overflows[1] - t.overflows[1])[0]?.placement
            if (!n)
              switch (f) {
                case `bestFit`: {
                  let e = T.filter((e) => {
                    if (x) {
                      let t = Ta(e.placement)
                      return t === _ || t === `y`
                    }
                    return !0
                  })
                    .map((e) => [e.placement, e.overflows.filter((e) => e > 0).reduce((e, t) => e + t, 0)])
                    .sort((e, t) => e[1] - t[1])[0]?.[0]
                  e && (n = e)
                  break
                }
                case `initialPlacement`:
                  n = o
              }
            if (r !== n) return { reset: { placement: n } }
          }
          return {}
        },
      }
    )
  }
function Ya(e, t) {
  return { top: e.top - t.height, right: e.right - t.width, bottom: e.bottom - t.height, left: e.left - t.width }
}
function Xa(e) {
  return fa.some((t) => e[t] >= 0)
}
var Za = function (e) {
  return (
    e === void 0 && (e = {}),
    {
      name: `hide`,
      options: e,
      async fn(t) {
        let { rects: n, platform: r } = t,
          { strategy: i = `referenceHidden`, ...a } = ba(e, t)
        switch (i) {
          case `referenceHidden`: {
            let e = Ya(await r.detectOverflow(t, { ...a, elementContext: `reference` }), n.reference)
            return { data: { referenceHiddenOffsets: e, referenceHidden: Xa(e) } }
          }
          case `escaped`: {
            let e = Ya(await r.detectOverflow(t, { ...a, altBoundary: !0 }), n.floating)
            return { data: { escapedOffsets: e, escaped: Xa(e) } }
          }
          default:
            return {}
        }
      },
    }
  )
}
function Qa(e) {
  let t = pa(...e.map((e) => e.left)),
    n = pa(...e.map((e) => e.top)),
    r = ma(...e.map((e) => e.right)),
    i = ma(...e.map((e) => e.bottom))
  return { x: t, y: n, width: r - t, height: i - n }
}
function $a(e) {
  let t = e.slice().sort((e, t) => e.y - t.y),
    n = [],
    r = null
  for (let e = 0; e < t.length; e++) {
    let i = t[e]
    ;(!r || i.y - r.y > r.height / 2 ? n.push([i]) : n[n.length - 1].push(i), (r = i))
  }
  return n.map((e) => za(Qa(e)))
}
var eo = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `inline`,
        options: e,
        async fn(t) {
          let { placement: n, elements: r, rects: i, platform: a, strategy: o } = t,
            { padding: s = 2, x: c, y: l } = ba(e, t),
            u = Array.from((await (a.getClientRects == null ? void 0 : a.getClientRects(r.reference))) || [])
          if (!u.length) return {}
          let d = $a(u),
            f = za(Qa(u)),
            p = Ra(s)
          function m() {
            if (d.length === 2 && (d[0].left > d[1].right || d[1].left > d[0].right) && c != null && l != null)
              return (
                d.find(
                  (e) => c > e.left - p.left && c < e.right + p.right && l > e.top - p.top && l < e.bottom + p.bottom,
                ) || f
              )
            if (d.length >= 2) {
              if (Ta(n) === `y`) {
                let e = d[0],
                  t = d[d.length - 1],
                  r = xa(n) === `top`,
                  i = e.top,
                  a = t.bottom,
                  o = r ? e.left : t.left
                return za({ x: o, y: i, width: (r ? e.right : t.right) - o, height: a - i })
              }
              let e = xa(n) === `left`,
                t = ma(...d.map((e) => e.right)),
                r = pa(...d.map((e) => e.left)),
                i = d.filter((n) => (e ? n.left === r : n.right === t)),
                a = i[0].top,
                o = i[i.length - 1].bottom
              return za({ x: r, y: a, width: t - r, height: o - a })
            }
            return f
          }
          let h = await a.getElementRects({
            reference: { getBoundingClientRect: m },
            floating: r.floating,
            strategy: o,
          })
          return i.reference.x !== h.reference.x ||
            i.reference.y !== h.reference.y ||
            i.reference.width !== h.reference.width ||
            i.reference.height !== h.reference.height
            ? { reset: { rects: h } }
            : {}
        },
      }
    )
  },
  to = new Set([`left`, `top`])
async function no(e, t) {
  let { placement: n, platform: r, elements: i } = e,
    a = await (r.isRTL == null ? void 0 : r.isRTL(i.floating)),
    o = xa(n),
    s = Sa(n),
    c = Ta(n) === `y`,
    l = to.has(o) ? -1 : 1,
    u = a && c ? -1 : 1,
    d = ba(t, e),
    {
      mainAxis: f,
      crossAxis: p,
      alignmentAxis: m,
    } = typeof d == `number`
      ? { mainAxis: d, crossAxis: 0, alignmentAxis: null }
      : { mainAxis: d.mainAxis || 0, crossAxis: d.crossAxis || 0, alignmentAxis: d.alignmentAxis }
  return (
    s && typeof m == `number` && (p = s === `end` ? m * -1 : m), c ? { x: p * u, y: f * l } : { x: f * l, y: p * u }
  )
}
var ro = function (e) {
    return (
      e === void 0 && (e = 0),
      {
        name: `offset`,
        options: e,
        async fn(t) {
          var n
          let { x: r, y: i, placement: a, middlewareData: o } = t,
            s = await no(t, e)
          return a === o.offset?.placement && (n = o.arrow) != null && n.alignmentOffset
            ? {}
            : { x: r + s.x, y: i + s.y, data: { ...s, placement: a } }
        },
      }
    )
  },
  io = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `shift`,
        options: e,
        async fn(t) {
          let { x: n, y: r, placement: i, platform: a } = t,
            {
              mainAxis: o = !0,
              crossAxis: s = !1,
              limiter: c = {
                fn: (e) => {
                  let { x: t, y: n } = e
                  return { x: t, y: n }
                },
              },
              ...l
            } = ba(e, t),
            u = { x: n, y: r },
            d = await a.detectOverflow(t, l),
            f = Ta(i),
            p = Ca(f),
            m = u[p],
            h = u[f],
            g = (e, t) => ya(t + d[e === `y` ? `top` : `left`], t, t - d[e === `y` ? `bottom` : `right`])
          ;(o && (m = g(p, m)), s && (h = g(f, h)))
          let _ = c.fn({ ...t, [p]: m, [f]: h })
          return { ..._, data: { x: _.x - n, y: _.y - r, enabled: { [p]: o, [f]: s } } }
        },
      }
    )
  },
  ao = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        options: e,
        fn(t) {
          let { x: n, y: r, placement: i, rects: a, middlewareData: o } = t,
            { offset: s = 0, mainAxis: c = !0, crossAxis: l = !0 } = ba(e, t),
            u = { x: n, y: r },
            d = Ta(i),
            f = Ca(d),
            p = u[f],
            m = u[d],
            h = ba(s, t),
            g =
              typeof h == `number`
                ? { mainAxis: h, crossAxis: 0 }
                : { mainAxis: h.mainAxis ?? 0, crossAxis: h.crossAxis ?? 0 }
          if (c) {
            let e = f === `y` ? `height` : `width`,
              t = a.reference[f] - a.floating[e] + g.mainAxis,
              n = a.reference[f] + a.reference[e] - g.mainAxis
            p < t ? (p = t) : p > n && (p = n)
          }
          if (l) {
            let e = f === `y` ? `width` : `height`,
              t = to.has(xa(i)),
              n = a.reference[d] - a.floating[e] + ((t && o.offset?.[d]) || 0) + (t ? 0 : g.crossAxis),
              r = a.reference[d] + a.reference[e] + (t ? 0 : o.offset?.[d] || 0) - (t ? g.crossAxis : 0)
            m < n ? (m = n) : m > r && (m = r)
          }
          return { [f]: p, [d]: m }
        },
      }
    )
  },
  oo = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `size`,
        options: e,
        async fn(t) {
          let { placement: n, rects: r, platform: i, elements: a } = t,
            { apply: o = () => {}, ...s } = ba(e, t),
            c = await i.detectOverflow(t, s),
            l = xa(n),
            u = Sa(n),
            d = Ta(n) === `y`,
            { width: f, height: p } = r.floating,
            m,
            h
          l === `top` || l === `bottom`
            ? ((m = l),
              (h =
                u === ((await (i.isRTL == null ? void 0 : i.isRTL(a.floating))) ? `start` : `end`) ? `left` : `right`))
            : ((h = l), (m = u === `end` ? `top` : `bottom`))
          let g = p - c.top - c.bottom,
            _ = f - c.left - c.right,
            v = pa(p - c[m], g),
            y = pa(f - c[h], _),
            b = t.middlewareData.shift,
            x = !b,
            S = v,
            C = y
          ;(b != null && b.enabled.x && (C = _),
            b != null && b.enabled.y && (S = g),
            x && !u && (d ? (C = f - 2 * ma(c.left, c.right)) : (S = p - 2 * ma(c.top, c.bottom))),
            await o({ ...t, availableWidth: C, availableHeight: S }))
          let w = await i.getDimensions(a.floating)
          return f !== w.width || p !== w.height ? { reset: { rects: !0 } } : {}
        },
      }
    )
  }
function so(e) {
  let t = oa(e),
    n = parseFloat(t.width) || 0,
    r = parseFloat(t.height) || 0,
    i = qi(e),
    a = i ? e.offsetWidth : n,
    o = i ? e.offsetHeight : r,
    s = ha(n) !== a || ha(r) !== o
  return (s && ((n = a), (r = o)), { width: n, height: r, $: s })
}
function co(e) {
  return Ki(e) ? e : e.contextElement
}
function lo(e) {
  let t = co(e)
  if (!qi(t)) return _a(1)
  let n = t.getBoundingClientRect(),
    { width: r, height: i, $: a } = so(t),
    o = (a ? ha(n.width) : n.width) / r,
    s = (a ? ha(n.height) : n.height) / i
  return ((o && Number.isFinite(o)) || (o = 1), (s && Number.isFinite(s)) || (s = 1), { x: o, y: s })
}
var uo = _a(0)
function fo(e) {
  let t = Ui(e)
  return !ia() || !t.visualViewport ? uo : { x: t.visualViewport.offsetLeft, y: t.visualViewport.offsetTop }
}
function po(e, t, n) {
  return (t === void 0 && (t = !1), !!n && t && n === Ui(e))
}
function mo(e, t, n, r) {
  ;(t === void 0 && (t = !1), n === void 0 && (n = !1))
  let i = e.getBoundingClientRect(),
    a = co(e),
    o = _a(1)
  t && (r ? Ki(r) && (o = lo(r)) : (o = lo(e)))
  let s = po(a, n, r) ? fo(a) : _a(0),
    c = (i.left + s.x) / o.x,
    l = (i.top + s.y) / o.y,
    u = i.width / o.x,
    d = i.height / o.y
  if (a && r) {
    let e = Ui(a),
      t = Ki(r) ? Ui(r) : r,
      n = e,
      i = da(n)
    for (; i && t !== n;) {
      let e = lo(i),
        t = i.getBoundingClientRect(),
        r = oa(i),
        a = t.left + (i.clientLeft + parseFloat(r.paddingLeft)) * e.x,
        o = t.top + (i.clientTop + parseFloat(r.paddingTop)) * e.y
      ;((c *= e.x), (l *= e.y), (u *= e.x), (d *= e.y), (c += a), (l += o), (n = Ui(i)), (i = da(n)))
    }
  }
  return za({ width: u, height: d, x: c, y: l })
}
function ho(e, t) {
  let n = sa(e).scrollLeft
  return t ? t.left + n : mo(Wi(e)).left + n
}
function go(e, t) {
  let n = e.getBoundingClientRect()
  return { x: n.left + t.scrollLeft - ho(e, n), y: n.top + t.scrollTop }
}
function _o(e) {
  let { elements: t, rect: n, offsetParent: r, strategy: i } = e,
    a = i === `fixed`,
    o = Wi(r),
    s = t ? Zi(t.floating) : !1
  if (r === o || (s && a)) return n
  let c = { scrollLeft: 0, scrollTop: 0 },
    l = _a(1),
    u = _a(0),
    d = qi(r)
  if ((d || !a) && ((Hi(r) !== `body` || Yi(o)) && (c = sa(r)), d)) {
    let e = mo(r)
    ;((l = lo(r)), (u.x = e.x + r.clientLeft), (u.y = e.y + r.clientTop))
  }
  let f = o && !d && !a ? go(o, c) : _a(0)
  return {
    width: n.width * l.x,
    height: n.height * l.y,
    x: n.x * l.x - c.scrollLeft * l.x + u.x + f.x,
    y: n.y * l.y - c.scrollTop * l.y + u.y + f.y,
  }
}
function vo(e) {
  return e.getClientRects ? Array.from(e.getClientRects()) : []
}
function yo(e) {
  let t = sa(e),
    n = e.ownerDocument.body,
    r = ma(e.scrollWidth, e.clientWidth, n.scrollWidth, n.clientWidth),
    i = ma(e.scrollHeight, e.clientHeight, n.scrollHeight, n.clientHeight),
    a = -t.scrollLeft + ho(e),
    o = -t.scrollTop
  return (oa(n).direction === `rtl` && (a += ma(e.clientWidth, n.clientWidth) - r), { width: r, height: i, x: a, y: o })
}
var bo = 25
function xo(e, t, n) {
  n === void 0 && (n = `viewport`)
  let r = n === `layoutViewport`,
    i = Ui(e),
    a = Wi(e),
    o = i.visualViewport,
    s = a.clientWidth,
    c = a.clientHeight,
    l = 0,
    u = 0
  if (o) {
    let e = !ia() || t === `fixed`
    r
      ? e || ((l = -o.offsetLeft), (u = -o.offsetTop))
      : ((s = o.width), (c = o.height), e && ((l = o.offsetLeft), (u = o.offsetTop)))
  }
  if (ho(a) <= 0) {
    let e = a.ownerDocument,
      t = e.body,
      n = getComputedStyle(t),
      r = (e.compatMode === `CSS1Compat` && parseFloat(n.marginLeft) + parseFloat(n.marginRight)) || 0,
      i = Math.abs(a.clientWidth - t.clientWidth - r),
      o = getComputedStyle(a).scrollbarGutter === `stable both-edges` ? i / 2 : i
    o <= bo && (s -= o)
  }
  return { width: s, height: c, x: l, y: u }
}
function So(e, t) {
  let n = mo(e, !0, t === `fixed`),
    r = n.top + e.clientTop,
    i = n.left + e.clientLeft,
    a = lo(e)
  return { width: e.clientWidth * a.x, height: e.clientHeight * a.y, x: i * a.x, y: r * a.y }
}
function Co(e, t, n) {
  let r
  if (t === `viewport` || t === `layoutViewport`) r = xo(e, n, t)
  else if (t === `document`) r = yo(Wi(e))
  else if (Ki(t)) r = So(t, n)
  else {
    let n = fo(e)
    r = { x: t.x - n.x, y: t.y - n.y, width: t.width, height: t.height }
  }
  return za(r)
}
function wo(e, t) {
  let n = t.get(e)
  if (n) return n
  let r = ua(e, [], !1).filter((e) => Ki(e) && Hi(e) !== `body`),
    i = null,
    a = oa(e).position === `fixed`,
    o = a ? ca(e) : e
  for (; Ki(o) && !aa(o);) {
    let e = oa(o),
      t = na(o),
      n = i ? i.position : a ? `fixed` : ``
    ;(!t && (n === `fixed` || (n === `absolute` && e.position === `static`)) ? (r = r.filter((e) => e !== o)) : (i = e),
      (o = ca(o)))
  }
  return (t.set(e, r), r)
}
function To(e) {
  let { element: t, boundary: n, rootBoundary: r, strategy: i } = e,
    a = [...(n === `clippingAncestors` ? (Zi(t) ? [] : wo(t, this._c)) : [].concat(n)), r],
    o = Co(t, a[0], i),
    s = o.top,
    c = o.right,
    l = o.bottom,
    u = o.left
  for (let e = 1; e < a.length; e++) {
    let n = Co(t, a[e], i)
    ;((s = ma(n.top, s)), (c = pa(n.right, c)), (l = pa(n.bottom, l)), (u = ma(n.left, u)))
  }
  return { width: c - u, height: l - s, x: u, y: s }
}
function Eo(e) {
  let { width: t, height: n } = so(e)
  return { width: t, height: n }
}
function Do(e, t, n) {
  let r = qi(t),
    i = Wi(t),
    a = n === `fixed`,
    o = mo(e, !0, a, t),
    s = { scrollLeft: 0, scrollTop: 0 },
    c = _a(0)
  if ((r || !a) && ((Hi(t) !== `body` || Yi(i)) && (s = sa(t)), r)) {
    let e = mo(t, !0, a, t)
    ;((c.x = e.x + t.clientLeft), (c.y = e.y + t.clientTop))
  }
  !r && i && (c.x = ho(i))
  let l = i && !r && !a ? go(i, s) : _a(0)
  return { x: o.left + s.scrollLeft - c.x - l.x, y: o.top + s.scrollTop - c.y - l.y, width: o.width, height: o.height }
}
function Oo(e) {
  return oa(e).position === `static`
}
function ko(e, t) {
  if (!qi(e) || oa(e).position === `fixed`) return null
  if (t) return t(e)
  let n = e.offsetParent
  return (Wi(e) === n && (n = n.ownerDocument.body), n)
}
function Ao(e, t) {
  let n = Ui(e)
  if (Zi(e)) return n
  if (!qi(e)) {
    let t = ca(e)
    for (; t && !aa(t);) {
      if (Ki(t) && !Oo(t)) return t
      t = ca(t)
    }
    return n
  }
  let r = ko(e, t)
  for (; r && Xi(r) && Oo(r);) r = ko(r, t)
  return r && aa(r) && Oo(r) && !na(r) ? n : r || ra(e) || n
}
var jo = async function (e) {
  let t = this.getOffsetParent || Ao,
    n = this.getDimensions,
    r = await n(e.floating)
  return {
    reference: Do(e.reference, await t(e.floating), e.strategy),
    floating: { x: 0, y: 0, width: r.width, height: r.height },
  }
}
function Mo(e) {
  return oa(e).direction === `rtl`
}
var No = {
  convertOffsetParentRelativeRectToViewportRelativeRect: _o,
  getDocumentElement: Wi,
  getClippingRect: To,
  getOffsetParent: Ao,
  getElementRects: jo,
  getClientRects: vo,
  getDimensions: Eo,
  getScale: lo,
  isElement: Ki,
  isRTL: Mo,
}
function Po(e, t) {
  return e.x === t.x && e.y === t.y && e.width === t.width && e.height === t.height
}
function Fo(e, t, n) {
  let r = null,
    i,
    a = Wi(e)
  function o() {
    var e
    ;(clearTimeout(i), (e = r) == null || e.disconnect(), (r = null))
  }
  function s(n, c) {
    ;(n === void 0 && (n = !1), c === void 0 && (c = 1), o())
    let l = e.getBoundingClientRect(),
      { left: u, top: d, width: f, height: p } = l
    if ((n || t(), !f || !p)) return
    let m = ga(d),
      h = ga(a.clientWidth - (u + f)),
      g = ga(a.clientHeight - (d + p)),
      _ = ga(u),
      v = { rootMargin: -m + `px ` + -h + `px ` + -g + `px ` + -_ + `px`, threshold: ma(0, pa(1, c)) || 1 },
      y = !0
    function b(t) {
      let n = t[0].intersectionRatio
      if (!Po(l, e.getBoundingClientRect())) return s()
      if (n !== c) {
        if (!y) return s()
        n
          ? s(!1, n)
          : (i = setTimeout(() => {
              s(!1, 1e-7)
            }, 1e3))
      }
      y = !1
    }
    try {
      r = new IntersectionObserver(b, { ...v, root: a.ownerDocument })
    } catch {
      r = new IntersectionObserver(b, v)
    }
    r.observe(e)
  }
  let c = Ui(e),
    l = () => s(n)
  return (
    c.addEventListener(`resize`, l),
    s(!0),
    () => {
      ;(c.removeEventListener(`resize`, l), o())
    }
  )
}
function Io(e, t, n, r) {
  r === void 0 && (r = {})
  let {
      ancestorScroll: i = !0,
      ancestorResize: a = !0,
      elementResize: o = typeof ResizeObserver == `function`,
      layoutShift: s = typeof IntersectionObserver == `function`,
      animationFrame: c = !1,
    } = r,
    l = co(e),
    u = i || a ? [...(l ? ua(l) : []), ...(t ? ua(t) : [])] : []
  u.forEach((e) => {
    ;(i && e.addEventListener(`scroll`, n), a && e.addEventListener(`resize`, n))
  })
  let d = l && s ? Fo(l, n, a) : null,
    f = -1,
    p = null
  o &&
    ((p = new ResizeObserver((e) => {
      let [r] = e
      ;(r &&
        r.target === l &&
        p &&
        t &&
        (p.unobserve(t),
        cancelAnimationFrame(f),
        (f = requestAnimationFrame(() => {
          var e
          ;(e = p) == null || e.observe(t)
        }))),
        n())
    })),
    l && !c && p.observe(l),
    t && p.observe(t))
  let m,
    h = c ? mo(e) : null
  c && g()
  function g() {
    let t = mo(e)
    ;(h && !Po(h, t) && n(), (h = t), (m = requestAnimationFrame(g)))
  }
  return (
    n(),
    () => {
      var e
      ;(u.forEach((e) => {
        ;(i && e.removeEventListener(`scroll`, n), a && e.removeEventListener(`resize`, n))
      }),
        d?.(),
        (e = p) == null || e.disconnect(),
        (p = null),
        c && cancelAnimationFrame(m))
    }
  )
}
var Lo = ro,
  Ro = io,
  zo = Ja,
  Bo = oo,
  Vo = Za,
  Ho = qa,
  Uo = eo,
  Wo = ao,
  Go = (e, t, n) => {
    let r = new Map(),
      i = n ?? {},
      a = { ...No, ...i.platform, _c: r }
    return Ka(e, t, { ...i, platform: a })
  },
  Ko = typeof document < `u` ? V.useLayoutEffect : function () {}
function qo(e, t) {
  if (e === t) return !0
  if (typeof e != typeof t) return !1
  if (typeof e == `function` && e.toString() === t.toString()) return !0
  let n, r, i
  if (e && t && typeof e == `object`) {
    if (Array.isArray(e)) {
      if (((n = e.length), n !== t.length)) return !1
      for (r = n; r-- !== 0;) if (!qo(e[r], t[r])) return !1
      return !0
    }
    if (((i = Object.keys(e)), (n = i.length), n !== Object.keys(t).length)) return !1
    for (r = n; r-- !== 0;) if (!{}.hasOwnProperty.call(t, i[r])) return !1
    for (r = n; r-- !== 0;) {
      let n = i[r]
      if (!(n === `_owner` && e.$$typeof) && !qo(e[n], t[n])) return !1
    }
    return !0
  }
  return e !== e && t !== t
}
function Jo(e) {
  return typeof window > `u` ? 1 : (e.ownerDocument.defaultView || window).devicePixelRatio || 1
}
function Yo(e, t) {
  let n = Jo(e)
  return Math.round(t * n) / n
}
function Xo(e) {
  let t = V.useRef(e)
  return (
    Ko(() => {
      t.current = e
    }),
    t
  )
}
function Zo(e) {
  e === void 0 && (e = {})
  let {
      placement: t = `bottom`,
      strategy: n = `absolute`,
      middleware: r = [],
      platform: i,
      elements: { reference: a, floating: o } = {},
      transform: s = !0,
      whileElementsMounted: c,
      open: l,
    } = e,
    [u, d] = V.useState({ x: 0, y: 0, strategy: n, placement: t, middlewareData: {}, isPositioned: !1 }),
    [f, p] = V.useState(r)
  qo(f, r) || p(r)
  let [m, h] = V.useState(null),
    [g, _] = V.useState(null),
    v = V.useCallback((e) => {
      e !== S.current && ((S.current = e), h(e))
    }, []),
    y = V.useCallback((e) => {
      e !== C.current && ((C.current = e), _(e))
    }, []),
    b = a || m,
    x = o || g,
    S = V.useRef(null),
    C = V.useRef(null),
    w = V.useRef(u),
    T = c != null,
    E = Xo(c),
    D = Xo(i),
    ee = Xo(l),
    O = V.useCallback(() => {
      if (!S.current || !C.current) return
      let e = { placement: t, strategy: n, middleware: f }
      ;(D.current && (e.platform = D.current),
        Go(S.current, C.current, e).then((e) => {
          let t = { ...e, isPositioned: ee.current !== !1 }
          te.current &&
            !qo(w.current, t) &&
            ((w.current = t),
            ri.flushSync(() => {
              d(t)
            }))
        }))
    }, [f, t, n, D, ee])
  Ko(() => {
    l === !1 && w.current.isPositioned && ((w.current.isPositioned = !1), d((e) => ({ ...e, isPositioned: !1 })))
  }, [l])
  let te = V.useRef(!1)
  ;(Ko(
    () => (
      (te.current = !0),
      () => {
        te.current = !1
      }
    ),
    [],
  ),
    Ko(() => {
      if ((b && (S.current = b), x && (C.current = x), b && x)) {
        if (E.current) return E.current(b, x, O)
        O()
      }
    }, [b, x, O, E, T]))
  let ne = V.useMemo(() => ({ reference: S, floating: C, setReference: v, setFloating: y }), [v, y]),
    re = V.useMemo(() => ({ reference: b, floating: x }), [b, x]),
    ie = V.useMemo(() => {
      let e = { position: n, left: 0, top: 0 }
      if (!re.floating) return e
      let t = Yo(re.floating, u.x),
        r = Yo(re.floating, u.y)
      return s
        ? {
            ...e,
            transform: `translate(` + t + `px, ` + r + `px)`,
            ...(Jo(re.floating) >= 1.5 && { willChange: `transform` }),
          }
        : { position: n, left: t, top: r }
    }, [n, s, re.floating, u.x, u.y])
  return V.useMemo(() => ({ ...u, update: O, refs: ne, elements: re, floatingStyles: ie }), [u, O, ne, re, ie])
}
var Qo = (e) => {
    function t(e) {
      return {}.hasOwnProperty.call(e, `current`)
    }
    return {
      name: `arrow`,
      options: e,
      fn(n) {
        let { element: r, padding: i } = typeof e == `function` ? e(n) : e
        return r && t(r)
          ? r.current == null
            ? {}
            : Ho({ element: r.current, padding: i }).fn(n)
          : r
            ? Ho({ element: r, padding: i }).fn(n)
            : {}
      },
    }
  },
  $o = (e, t) => {
    let n = Lo(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  },
  es = (e, t) => {
    let n = Ro(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  },
  ts = (e, t) => ({ fn: Wo(e).fn, options: [e, t] }),
  ns = (e, t) => {
    let n = zo(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  },
  rs = (e, t) => {
    let n = Bo(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  },
  is = (e, t) => {
    let n = Vo(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  },
  as = (e, t) => {
    let n = Uo(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  },
  os = (e, t) => {
    let n = Qo(e)
    return { name: n.name, fn: n.fn, options: [e, t] }
  }
function ss(e) {
  let t = V.useRef(void 0),
    n = V.useCallback((t) => {
      let n = e.map((e) => {
        if (e != null) {
          if (typeof e == `function`) {
            let n = e,
              r = n(t)
            return typeof r == `function`
              ? r
              : () => {
                  n(null)
                }
          }
          return (
            (e.current = t),
            () => {
              e.current = null
            }
          )
        }
      })
      return () => {
        n.forEach((e) => e?.())
      }
    }, e)
  return V.useMemo(
    () =>
      e.every((e) => e == null)
        ? null
        : (e) => {
            ;((t.current &&= (t.current(), void 0)), e != null && (t.current = n(e)))
          },
    e,
  )
}
var cs = `ArrowLeft`,
  ls = `ArrowRight`,
  us = `ArrowUp`,
  ds = `ArrowDown`,
  fs = [cs, ls],
  ps = [us, ds]
;[...fs, ...ps]
var ms = { ...V },
  hs = !1,
  gs = 0,
  _s = () => `floating-ui-` + Math.random().toString(36).slice(2, 6) + gs++
function vs() {
  let [e, t] = V.useState(() => (hs ? _s() : void 0))
  return (
    Ba(() => {
      e ?? t(_s())
    }, []),
    V.useEffect(() => {
      hs = !0
    }, []),
    e
  )
}
var ys = ms.useId || vs
function bs() {
  let e = new Map()
  return {
    emit(t, n) {
      var r
      ;(r = e.get(t)) == null || r.forEach((e) => e(n))
    },
    on(t, n) {
      ;(e.has(t) || e.set(t, new Set()), e.get(t).add(n))
    },
    off(t, n) {
      var r
      ;(r = e.get(t)) == null || r.delete(n)
    },
  }
}
var xs = V.createContext(null),
  Ss = V.createContext(null),
  Cs = () => V.useContext(xs)?.id || null,
  ws = () => V.useContext(Ss)
function Ts(e) {
  let { open: t = !1, onOpenChange: n, elements: r } = e,
    i = ys(),
    a = V.useRef({}),
    [o] = V.useState(() => bs()),
    s = Cs() != null,
    [c, l] = V.useState(r.reference),
    u = Ha((e, t, r) => {
      ;((a.current.openEvent = e ? t : void 0),
        o.emit(`openchange`, { open: e, event: t, reason: r, nested: s }),
        n?.(e, t, r))
    }),
    d = V.useMemo(() => ({ setPositionReference: l }), []),
    f = V.useMemo(
      () => ({ reference: c || r.reference || null, floating: r.floating || null, domReference: r.reference }),
      [c, r.reference, r.floating],
    )
  return V.useMemo(
    () => ({ dataRef: a, open: t, onOpenChange: u, elements: f, events: o, floatingId: i, refs: d }),
    [t, u, f, o, i, d],
  )
}
function Es(e) {
  let { elements: t, ...n } = e === void 0 ? {} : e,
    { nodeId: r } = n,
    i = Ts({ ...n, elements: { reference: t?.reference ?? null, floating: t?.floating ?? null } }),
    a = n.rootContext || i,
    o = a.elements,
    [s, c] = V.useState(null),
    [l, u] = V.useState(null),
    d = o?.domReference || s,
    f = V.useRef(null),
    p = ws()
  Ba(() => {
    d && (f.current = d)
  }, [d])
  let m = Zo({ ...n, elements: { ...o, ...(l && { reference: l }) } }),
    h = V.useCallback(
      (e) => {
        let t = Ki(e)
          ? {
              getBoundingClientRect: () => e.getBoundingClientRect(),
              getClientRects: () => e.getClientRects(),
              contextElement: e,
            }
          : e
        ;(u(t), m.refs.setReference(t))
      },
      [m.refs],
    ),
    g = V.useCallback(
      (e) => {
        ;((Ki(e) || e === null) && ((f.current = e), c(e)),
          (Ki(m.refs.reference.current) || m.refs.reference.current === null || (e !== null && !Ki(e))) &&
            m.refs.setReference(e))
      },
      [m.refs],
    ),
    _ = V.useMemo(() => ({ ...m.refs, setReference: g, setPositionReference: h, domReference: f }), [m.refs, g, h]),
    v = V.useMemo(() => ({ ...m.elements, domReference: d }), [m.elements, d]),
    y = V.useMemo(() => ({ ...m, ...a, refs: _, elements: v, nodeId: r }), [m, _, v, r, a])
  return (
    Ba(() => {
      a.dataRef.current.floatingContext = y
      let e = p?.nodesRef.current.find((e) => e.id === r)
      e && (e.context = y)
    }),
    V.useMemo(() => ({ ...m, context: y, refs: _, elements: v }), [m, _, v, y])
  )
}
var Ds = { scrollHideDelay: 1e3, type: `hover`, scrollbars: `xy` },
  Os = Nn((e, { scrollbarSize: t, overscrollBehavior: n, scrollbars: r }) => {
    let i = n
    return (
      n && r && (r === `x` ? (i = `${n} auto`) : r === `y` && (i = `auto ${n}`)),
      {
        root: {
          '--scrollarea-scrollbar-size': Rn(t),
          '--scrollarea-over-scroll-behavior': i,
          '--scrollarea-offset-size': void 0,
        },
      }
    )
  }),
  ks = pr((e) => {
    let t = F(`ScrollArea`, Ds, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        scrollbarSize: s,
        vars: c,
        type: l,
        scrollHideDelay: u,
        viewportProps: d,
        viewportRef: f,
        onScrollPositionChange: p,
        children: m,
        offsetScrollbars: h,
        scrollbars: g,
        onBottomReached: _,
        onTopReached: v,
        onLeftReached: y,
        onRightReached: b,
        overscrollBehavior: x,
        startScrollPosition: S,
        verticalScrollbarPosition: C,
        attributes: w,
        ...T
      } = t,
      [E, D] = (0, V.useState)(!1),
      [ee, O] = (0, V.useState)(!1),
      [te, ne] = (0, V.useState)(!1),
      re = (0, V.useRef)(!0),
      ie = (0, V.useRef)(!1),
      ae = (0, V.useRef)(!0),
      k = (0, V.useRef)(!1),
      oe = Ke({
        name: `ScrollArea`,
        props: t,
        classes: Bi,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: w,
        vars: c,
        varsResolver: Os,
      }),
      se = (0, V.useRef)(null),
      [ce, le] = (0, V.useState)(null),
      ue = ss([
        f,
        se,
        (0, V.useCallback)((e) => {
          le((t) => (t === e ? t : e))
        }, []),
      ])
    return (
      fi(h === `present` ? ce : null, () => {
        let e = se.current
        e && (O(e.scrollHeight > e.clientHeight), ne(e.scrollWidth > e.clientWidth))
      }),
      Fn(() => {
        S && se.current && se.current.scrollTo({ left: S.x ?? 0, top: S.y ?? 0 })
      }, []),
      (0, H.jsxs)(gi, {
        getStyles: oe,
        type: l === `never` ? `always` : l,
        scrollHideDelay: u,
        scrollbars: g,
        ...oe(`root`),
        ...T,
        children: [
          (0, H.jsx)(zi, {
            ...d,
            ...oe(`viewport`, { style: d?.style }),
            ref: ue,
            'data-offset-scrollbars': h === !0 ? `xy` : h || void 0,
            'data-scrollbars': g || void 0,
            'data-vertical-scrollbar-position': C || void 0,
            'data-horizontal-hidden': h === `present` && !te ? `true` : void 0,
            'data-vertical-hidden': h === `present` && !ee ? `true` : void 0,
            onScroll: (e) => {
              ;(d?.onScroll?.(e), p?.({ x: e.currentTarget.scrollLeft, y: e.currentTarget.scrollTop }))
              let {
                  scrollTop: t,
                  scrollHeight: n,
                  clientHeight: r,
                  scrollLeft: i,
                  scrollWidth: a,
                  clientWidth: o,
                } = e.currentTarget,
                s = t - (n - r) >= -0.8,
                c = t === 0
              ;(s && !ie.current && _?.(), c && !re.current && v?.(), (ie.current = s), (re.current = c))
              let l = i - (a - o) >= -0.8,
                u = i === 0
              ;(l && !k.current && b?.(), u && !ae.current && y?.(), (k.current = l), (ae.current = u))
            },
            children: m,
          }),
          (g === `xy` || g === `x`) &&
            (0, H.jsx)(Fi, {
              ...oe(`scrollbar`),
              orientation: `horizontal`,
              'data-vertical-scrollbar-position': C || void 0,
              'data-hidden': l === `never` || (h === `present` && !te) || void 0,
              forceMount: !0,
              onMouseEnter: () => D(!0),
              onMouseLeave: () => D(!1),
              children: (0, H.jsx)(Ri, { ...oe(`thumb`) }),
            }),
          (g === `xy` || g === `y`) &&
            (0, H.jsx)(Fi, {
              ...oe(`scrollbar`),
              orientation: `vertical`,
              'data-vertical-scrollbar-position': C || void 0,
              'data-hidden': l === `never` || (h === `present` && !ee) || void 0,
              forceMount: !0,
              onMouseEnter: () => D(!0),
              onMouseLeave: () => D(!1),
              children: (0, H.jsx)(Ri, { ...oe(`thumb`) }),
            }),
          (0, H.jsx)(mi, {
            ...oe(`corner`),
            'data-vertical-scrollbar-position': C || void 0,
            'data-hovered': E || void 0,
            'data-hidden': l === `never` || void 0,
          }),
        ],
      })
    )
  })
ks.displayName = `@mantine/core/ScrollArea`
var As = pr((e) => {
  let {
      children: t,
      classNames: n,
      styles: r,
      scrollbarSize: i,
      scrollHideDelay: a,
      type: o,
      dir: s,
      offsetScrollbars: c,
      overscrollBehavior: l,
      viewportRef: u,
      onScrollPositionChange: d,
      unstyled: f,
      variant: p,
      viewportProps: m,
      scrollbars: h,
      style: g,
      vars: _,
      onBottomReached: v,
      onTopReached: y,
      startScrollPosition: b,
      verticalScrollbarPosition: x,
      onOverflowChange: S,
      ...C
    } = F(`ScrollAreaAutosize`, Ds, e),
    w = (0, V.useRef)(null),
    [T, E] = (0, V.useState)(null),
    D = ss([
      u,
      w,
      (0, V.useCallback)((e) => {
        E((t) => (t === e ? t : e))
      }, []),
    ]),
    ee = (0, V.useRef)(!1),
    O = (0, V.useRef)(!1),
    te = (0, V.useEffectEvent)(() => {
      let e = w.current
      if (!e || !S) return
      let t = e.scrollHeight > e.clientHeight
      t !== ee.current && (O.current ? S(t) : ((O.current = !0), t && S(!0)), (ee.current = t))
    })
  return (
    fi(S ? T : null, te),
    (0, H.jsx)(rt, {
      ...C,
      variant: p,
      style: [{ display: `flex`, overflow: `hidden` }, g],
      children: (0, H.jsx)(rt, {
        style: {
          display: `flex`,
          flexDirection: `column`,
          flex: 1,
          overflow: `hidden`,
          ...(h === `y` && { minWidth: 0 }),
          ...(h === `x` && { minHeight: 0 }),
          ...(h === `xy` && { minWidth: 0, minHeight: 0 }),
          ...(h === !1 && { minWidth: 0, minHeight: 0 }),
        },
        children: (0, H.jsx)(ks, {
          classNames: n,
          styles: r,
          scrollHideDelay: a,
          scrollbarSize: i,
          type: o,
          dir: s,
          offsetScrollbars: c,
          overscrollBehavior: l,
          viewportRef: D,
          onScrollPositionChange: d,
          unstyled: f,
          variant: p,
          viewportProps: m,
          vars: _,
          scrollbars: h,
          onBottomReached: v,
          onTopReached: y,
          startScrollPosition: b,
          verticalScrollbarPosition: x,
          'data-autosize': `true`,
          children: t,
        }),
      }),
    })
  )
})
;((ks.classes = Bi),
  (ks.varsResolver = Os),
  (As.displayName = `@mantine/core/ScrollAreaAutosize`),
  (As.classes = Bi),
  (ks.Autosize = As))
var js = { root: `m_515a97f8` },
  Ms = pr((e) => {
    let t = F(`VisuallyHidden`, null, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, attributes: c, ...l } = t,
      u = Ke({
        name: `VisuallyHidden`,
        classes: js,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: c,
      })
    return (0, H.jsx)(rt, { component: `span`, ...u(`root`), ...l })
  })
;((Ms.classes = js), (Ms.displayName = `@mantine/core/VisuallyHidden`))
var Ns = { root: `m_1b7284a3` },
  Ps = Nn((e, { radius: t, shadow: n }) => ({
    root: { '--paper-radius': t === void 0 ? void 0 : wn(t), '--paper-shadow': tr(n) },
  })),
  Fs = xt((e) => {
    let t = F(`Paper`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        withBorder: s,
        vars: c,
        radius: l,
        shadow: u,
        variant: d,
        mod: f,
        attributes: p,
        ...m
      } = t,
      h = Ke({
        name: `Paper`,
        props: t,
        classes: Ns,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: p,
        vars: c,
        varsResolver: Ps,
      })
    return (0, H.jsx)(rt, { mod: [{ withBorder: s }, f], ...h(`root`), variant: d, ...m })
  })
;((Fs.classes = Ns), (Fs.varsResolver = Ps), (Fs.displayName = `@mantine/core/Paper`))
var Is = { root: `m_9814e45f` },
  Ls = { zIndex: vr(`modal`) },
  Rs = Nn((e, { gradient: t, color: n, backgroundOpacity: r, blur: i, radius: a, zIndex: o }) => ({
    root: {
      '--overlay-bg': t || ((n !== void 0 || r !== void 0) && Pt(n || `#000`, r ?? 0.6)) || void 0,
      '--overlay-filter': i ? `blur(${Rn(i)})` : void 0,
      '--overlay-radius': a === void 0 ? void 0 : wn(a),
      '--overlay-z-index': o?.toString(),
    },
  })),
  zs = xt((e) => {
    let t = F(`Overlay`, Ls, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        fixed: c,
        center: l,
        children: u,
        radius: d,
        zIndex: f,
        gradient: p,
        blur: m,
        color: h,
        backgroundOpacity: g,
        mod: _,
        attributes: v,
        ...y
      } = t,
      b = Ke({
        name: `Overlay`,
        props: t,
        classes: Is,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: v,
        vars: s,
        varsResolver: Rs,
      })
    return (0, H.jsx)(rt, { ...b(`root`), mod: [{ center: l, fixed: c }, _], ...y, children: u })
  })
;((zs.classes = Is), (zs.varsResolver = Rs), (zs.displayName = `@mantine/core/Overlay`))
function Bs(e) {
  let t = document.createElement(`div`)
  return (
    t.setAttribute(`data-portal`, `true`),
    typeof e.className == `string` && t.classList.add(...e.className.split(` `).filter(Boolean)),
    typeof e.style == `object` && Object.assign(t.style, e.style),
    typeof e.id == `string` && t.setAttribute(`id`, e.id),
    t
  )
}
var Vs = null
function Hs({ target: e, reuseTargetNode: t, ...n }) {
  if (e) return typeof e == `string` ? document.querySelector(e) || Bs(n) : e
  if (t) {
    if (Vs) {
      if (document.body.contains(Vs)) return Vs
      Vs = null
    }
    let e = document.querySelector(`[data-mantine-shared-portal-node]`)
    if (e) return ((Vs = e), e)
    let t = Bs(n)
    return (t.setAttribute(`data-mantine-shared-portal-node`, `true`), document.body.appendChild(t), (Vs = t), t)
  }
  return Bs(n)
}
var Us = { reuseTargetNode: !0 },
  Ws = pr((e) => {
    let { children: t, target: n, reuseTargetNode: r, ref: i, ...a } = F(`Portal`, Us, e),
      [o, s] = (0, V.useState)(!1),
      c = (0, V.useRef)(null)
    return (
      Fn(
        () => (
          s(!0),
          (c.current = Hs({ target: n, reuseTargetNode: r, ...a })),
          Yr(i, c.current),
          !n && !r && c.current && document.body.appendChild(c.current),
          () => {
            !n && !r && c.current && document.body.removeChild(c.current)
          }
        ),
        [n],
      ),
      !o || !c.current ? null : (0, ri.createPortal)((0, H.jsx)(H.Fragment, { children: t }), c.current)
    )
  })
Ws.displayName = `@mantine/core/Portal`
var Gs = pr(({ withinPortal: e = !0, children: t, ...n }) =>
  Bn() === `test` || !e ? (0, H.jsx)(H.Fragment, { children: t }) : (0, H.jsx)(Ws, { ...n, children: t }),
)
Gs.displayName = `@mantine/core/OptionalPortal`
function Ks({ children: e, active: t = !0, refProp: n = `ref`, innerRef: r }) {
  let i = Zr(qr(t), r),
    a = oi(e)
  return a ? (0, V.cloneElement)(a, { [n]: i }) : e
}
function qs(e) {
  return (0, H.jsx)(Ms, { tabIndex: -1, 'data-autofocus': !0, ...e })
}
;((Ks.displayName = `@mantine/core/FocusTrap`),
  (qs.displayName = `@mantine/core/FocusTrapInitialFocus`),
  (Ks.InitialFocus = qs))
function Js(e) {
  return V.Children.toArray(e).filter(Boolean)
}
var Ys = { root: `m_4081bf90` },
  Xs = { preventGrowOverflow: !0, gap: `md`, align: `center`, justify: `flex-start`, wrap: `wrap` },
  Zs = Nn((e, { grow: t, preventGrowOverflow: n, gap: r, align: i, justify: a, wrap: o }, { childWidth: s }) => ({
    root: {
      '--group-child-width': t && n ? s : void 0,
      '--group-gap': sn(r),
      '--group-align': i,
      '--group-justify': a,
      '--group-wrap': o,
    },
  })),
  Qs = pr((e) => {
    let t = F(`Group`, Xs, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        children: s,
        gap: c,
        align: l,
        justify: u,
        wrap: d,
        grow: f,
        preventGrowOverflow: p,
        vars: m,
        variant: h,
        __size: g,
        mod: _,
        attributes: v,
        ...y
      } = t,
      b = Js(s),
      x = b.length,
      S = sn(c ?? `md`),
      C = { childWidth: `calc(${100 / x}% - (${S} - ${S} / ${x}))` },
      w = Ke({
        name: `Group`,
        props: t,
        stylesCtx: C,
        className: r,
        style: i,
        classes: Ys,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: v,
        vars: m,
        varsResolver: Zs,
      })
    return (0, H.jsx)(rt, { ...w(`root`), variant: h, mod: [{ grow: f }, _], size: g, ...y, children: b })
  })
;((Qs.classes = Ys), (Qs.varsResolver = Zs), (Qs.displayName = `@mantine/core/Group`))
var [$s, ec] = gr(`ModalBase component was not found in tree`)
function tc({ opened: e, transitionDuration: t }) {
  let [n, r] = (0, V.useState)(e),
    i = (0, V.useRef)(-1),
    a = pn() ? 0 : t
  return (
    (0, V.useEffect)(
      () => (
        e ? (r(!0), window.clearTimeout(i.current)) : a === 0 ? r(!1) : (i.current = window.setTimeout(() => r(!1), a)),
        () => window.clearTimeout(i.current)
      ),
      [e, a],
    ),
    n
  )
}
function nc({
  id: e,
  transitionProps: t,
  opened: n,
  trapFocus: r,
  closeOnEscape: i,
  onClose: o,
  returnFocus: s,
  handledEscapeEvents: c,
}) {
  let l = a(e),
    [u, d] = (0, V.useState)(!1),
    [f, p] = (0, V.useState)(!1),
    m = tc({ opened: n, transitionDuration: typeof t?.duration == `number` ? t?.duration : 200 })
  return (
    Jr(
      `keydown`,
      (e) => {
        e.key === `Escape` &&
          i &&
          !e.isComposing &&
          n &&
          !c?.has(e) &&
          e.target?.getAttribute(`data-mantine-stop-propagation`) !== `true` &&
          (c?.add(e), o())
      },
      { capture: !0 },
    ),
    wr({ opened: n, shouldReturnFocus: r && s }),
    { _id: l, titleMounted: u, bodyMounted: f, shouldLockScroll: m, setTitleMounted: d, setBodyMounted: p }
  )
}
var rc = function (e, t) {
  return (
    (rc =
      Object.setPrototypeOf ||
      ({ __proto__: [] } instanceof Array &&
        function (e, t) {
          e.__proto__ = t
        }) ||
      function (e, t) {
        for (var n in t) Object.prototype.hasOwnProperty.call(t, n) && (e[n] = t[n])
      }),
    rc(e, t)
  )
}
function ic(e, t) {
  if (typeof t != `function` && t !== null)
    throw TypeError(`Class extends value ` + String(t) + ` is not a constructor or null`)
  rc(e, t)
  function n() {
    this.constructor = e
  }
  e.prototype = t === null ? Object.create(t) : ((n.prototype = t.prototype), new n())
}
var ac = function () {
  return (
    (ac =
      Object.assign ||
      function (e) {
        for (var t, n = 1, r = arguments.length; n < r; n++)
          for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
        return e
      }),
    ac.apply(this, arguments)
  )
}
function oc(e, t) {
  var n = {}
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r])
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]])
  return n
}
function sc(e, t, n, r) {
  function i(e) {
    return e instanceof n
      ? e
      : new n(function (t) {
          t(e)
        })
  }
  return new (n ||= Promise)(function (n, a) {
    function o(e) {
      try {
        c(r.next(e))
      } catch (e) {
        a(e)
      }
    }
    function s(e) {
      try {
        c(r.throw(e))
      } catch (e) {
        a(e)
      }
    }
    function c(e) {
      e.done ? n(e.value) : i(e.value).then(o, s)
    }
    c((r = r.apply(e, t || [])).next())
  })
}
function cc(e, t) {
  var n = {
      label: 0,
      sent: function () {
        if (a[0] & 1) throw a[1]
        return a[1]
      },
      trys: [],
      ops: [],
    },
    r,
    i,
    a,
    o = Object.create((typeof Iterator == `function` ? Iterator : Object).prototype)
  return (
    (o.next = s(0)),
    (o.throw = s(1)),
    (o.return = s(2)),
    typeof Symbol == `function` &&
      (o[Symbol.iterator] = function () {
        return this
      }),
    o
  )
  function s(e) {
    return function (t) {
      return c([e, t])
    }
  }
  function c(s) {
    if (r) throw TypeError(`Generator is already executing.`)
    for (; o && ((o = 0), s[0] && (n = 0)), n;)
      try {
        if (
          ((r = 1),
          i &&
            (a = s[0] & 2 ? i.return : s[0] ? i.throw || ((a = i.return) && a.call(i), 0) : i.next) &&
            !(a = a.call(i, s[1])).done)
        )
          return a
        switch (((i = 0), a && (s = [s[0] & 2, a.value]), s[0])) {
          case 0:
          case 1:
            a = s
            break
          case 4:
            return (n.label++, { value: s[1], done: !1 })
          case 5:
            ;(n.label++, (i = s[1]), (s = [0]))
            continue
          case 7:
            ;((s = n.ops.pop()), n.trys.pop())
            continue
          default:
            if (((a = n.trys), !(a = a.length > 0 && a[a.length - 1]) && (s[0] === 6 || s[0] === 2))) {
              n = 0
              continue
            }
            if (s[0] === 3 && (!a || (s[1] > a[0] && s[1] < a[3]))) {
              n.label = s[1]
              break
            }
            if (s[0] === 6 && n.label < a[1]) {
              ;((n.label = a[1]), (a = s))
              break
            }
            if (a && n.label < a[2]) {
              ;((n.label = a[2]), n.ops.push(s))
              break
            }
            ;(a[2] && n.ops.pop(), n.trys.pop())
            continue
        }
        s = t.call(e, n)
      } catch (e) {
        ;((s = [6, e]), (i = 0))
      } finally {
        r = a = 0
      }
    if (s[0] & 5) throw s[1]
    return { value: s[0] ? s[1] : void 0, done: !0 }
  }
}
function lc(e) {
  var t = typeof Symbol == `function` && Symbol.iterator,
    n = t && e[t],
    r = 0
  if (n) return n.call(e)
  if (e && typeof e.length == `number`)
    return {
      next: function () {
        return (e && r >= e.length && (e = void 0), { value: e && e[r++], done: !e })
      },
    }
  throw TypeError(t ? `Object is not iterable.` : `Symbol.iterator is not defined.`)
}
function uc(e, t) {
  var n = typeof Symbol == `function` && e[Symbol.iterator]
  if (!n) return e
  var r = n.call(e),
    i,
    a = [],
    o
  try {
    for (; (t === void 0 || t-- > 0) && !(i = r.next()).done;) a.push(i.value)
  } catch (e) {
    o = { error: e }
  } finally {
    try {
      i && !i.done && (n = r.return) && n.call(r)
    } finally {
      if (o) throw o.error
    }
  }
  return a
}
function dc(e, t, n) {
  if (n || arguments.length === 2)
    for (var r = 0, i = t.length, a; r < i; r++)
      (a || !(r in t)) && ((a ||= Array.prototype.slice.call(t, 0, r)), (a[r] = t[r]))
  return e.concat(a || Array.prototype.slice.call(t))
}
function fc(e) {
  return this instanceof fc ? ((this.v = e), this) : new fc(e)
}
function pc(e, t, n) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`)
  var r = n.apply(e, t || []),
    i,
    a = []
  return (
    (i = Object.create((typeof AsyncIterator == `function` ? AsyncIterator : Object).prototype)),
    s(`next`),
    s(`throw`),
    s(`return`, o),
    (i[Symbol.asyncIterator] = function () {
      return this
    }),
    i
  )
  function o(e) {
    return function (t) {
      return Promise.resolve(t).then(e, d)
    }
  }
  function s(e, t) {
    r[e] &&
      ((i[e] = function (t) {
        return new Promise(function (n, r) {
          a.push([e, t, n, r]) > 1 || c(e, t)
        })
      }),
      t && (i[e] = t(i[e])))
  }
  function c(e, t) {
    try {
      l(r[e](t))
    } catch (e) {
      f(a[0][3], e)
    }
  }
  function l(e) {
    e.value instanceof fc ? Promise.resolve(e.value.v).then(u, d) : f(a[0][2], e)
  }
  function u(e) {
    c(`next`, e)
  }
  function d(e) {
    c(`throw`, e)
  }
  function f(e, t) {
    ;(e(t), a.shift(), a.length && c(a[0][0], a[0][1]))
  }
}
function mc(e) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`)
  var t = e[Symbol.asyncIterator],
    n
  return t
    ? t.call(e)
    : ((e = typeof lc == `function` ? lc(e) : e[Symbol.iterator]()),
      (n = {}),
      r(`next`),
      r(`throw`),
      r(`return`),
      (n[Symbol.asyncIterator] = function () {
        return this
      }),
      n)
  function r(t) {
    n[t] =
      e[t] &&
      function (n) {
        return new Promise(function (r, a) {
          ;((n = e[t](n)), i(r, a, n.done, n.value))
        })
      }
  }
  function i(e, t, n, r) {
    Promise.resolve(r).then(function (t) {
      e({ value: t, done: n })
    }, t)
  }
}
var hc = `right-scroll-bar-position`,
  gc = `width-before-scroll-bar`,
  _c = `with-scroll-bars-hidden`,
  vc = `--removed-body-scroll-bar-size`
function yc(e, t) {
  return (typeof e == `function` ? e(t) : e && (e.current = t), e)
}
function bc(e, t) {
  var n = (0, V.useState)(function () {
    return {
      value: e,
      callback: t,
      facade: {
        get current() {
          return n.value
        },
        set current(e) {
          var t = n.value
          t !== e && ((n.value = e), n.callback(e, t))
        },
      },
    }
  })[0]
  return ((n.callback = t), n.facade)
}
var xc = typeof window < `u` ? V.useLayoutEffect : V.useEffect,
  Sc = new WeakMap()
function Cc(e, t) {
  var n = bc(t || null, function (t) {
    return e.forEach(function (e) {
      return yc(e, t)
    })
  })
  return (
    xc(
      function () {
        var t = Sc.get(n)
        if (t) {
          var r = new Set(t),
            i = new Set(e),
            a = n.current
          ;(r.forEach(function (e) {
            i.has(e) || yc(e, null)
          }),
            i.forEach(function (e) {
              r.has(e) || yc(e, a)
            }))
        }
        Sc.set(n, e)
      },
      [e],
    ),
    n
  )
}
function wc(e) {
  return e
}
function Tc(e, t) {
  t === void 0 && (t = wc)
  var n = [],
    r = !1
  return {
    read: function () {
      if (r)
        throw Error('Sidecar: could not `read` from an `assigned` medium. `read` could be used only with `useMedium`.')
      return n.length ? n[n.length - 1] : e
    },
    useMedium: function (e) {
      var i = t(e, r)
      return (
        n.push(i),
        function () {
          n = n.filter(function (e) {
            return e !== i
          })
        }
      )
    },
    assignSyncMedium: function (e) {
      for (r = !0; n.length;) {
        var t = n
        ;((n = []), t.forEach(e))
      }
      n = {
        push: function (t) {
          return e(t)
        },
        filter: function () {
          return n
        },
      }
    },
    assignMedium: function (e) {
      r = !0
      var t = []
      if (n.length) {
        var i = n
        ;((n = []), i.forEach(e), (t = n))
      }
      var a = function () {
          var n = t
          ;((t = []), n.forEach(e))
        },
        o = function () {
          return Promise.resolve().then(a)
        }
      ;(o(),
        (n = {
          push: function (e) {
            ;(t.push(e), o())
          },
          filter: function (e) {
            return ((t = t.filter(e)), n)
          },
        }))
    },
  }
}
function Ec(e) {
  e === void 0 && (e = {})
  var t = Tc(null)
  return ((t.options = ac({ async: !0, ssr: !1 }, e)), t)
}
var Dc = function (e) {
  var t = e.sideCar,
    n = oc(e, [`sideCar`])
  if (!t) throw Error('Sidecar: please provide `sideCar` property to import the right car')
  var r = t.read()
  if (!r) throw Error(`Sidecar medium not found`)
  return V.createElement(r, ac({}, n))
}
Dc.isSideCarExport = !0
function Oc(e, t) {
  return (e.useMedium(t), Dc)
}
var kc = Ec(),
  Ac = function () {},
  jc = V.forwardRef(function (e, t) {
    var n = V.useRef(null),
      r = V.useState({ onScrollCapture: Ac, onWheelCapture: Ac, onTouchMoveCapture: Ac }),
      i = r[0],
      a = r[1],
      o = e.forwardProps,
      s = e.children,
      c = e.className,
      l = e.removeScrollBar,
      u = e.enabled,
      d = e.shards,
      f = e.sideCar,
      p = e.noRelative,
      m = e.noIsolation,
      h = e.inert,
      g = e.allowPinchZoom,
      _ = e.as,
      v = _ === void 0 ? `div` : _,
      y = e.gapMode,
      b = oc(e, [
        `forwardProps`,
        `children`,
        `className`,
        `removeScrollBar`,
        `enabled`,
        `shards`,
        `sideCar`,
        `noRelative`,
        `noIsolation`,
        `inert`,
        `allowPinchZoom`,
        `as`,
        `gapMode`,
      ]),
      x = f,
      S = Cc([n, t]),
      C = ac(ac({}, b), i)
    return V.createElement(
      V.Fragment,
      null,
      u &&
        V.createElement(x, {
          sideCar: kc,
          removeScrollBar: l,
          shards: d,
          noRelative: p,
          noIsolation: m,
          inert: h,
          setCallbacks: a,
          allowPinchZoom: !!g,
          lockRef: n,
          gapMode: y,
        }),
      o
        ? V.cloneElement(V.Children.only(s), ac(ac({}, C), { ref: S }))
        : V.createElement(v, ac({}, C, { className: c, ref: S }), s),
    )
  })
;((jc.defaultProps = { enabled: !0, removeScrollBar: !0, inert: !1 }),
  (jc.classNames = { fullWidth: gc, zeroRight: hc }))
var Mc = function () {
  if (typeof __webpack_nonce__ < `u`) return __webpack_nonce__
}
function Nc() {
  if (!document) return null
  var e = document.createElement(`style`)
  e.type = `text/css`
  var t = Mc()
  return (t && e.setAttribute(`nonce`, t), e)
}
function Pc(e, t) {
  e.styleSheet ? (e.styleSheet.cssText = t) : e.appendChild(document.createTextNode(t))
}
function Fc(e) {
  ;(document.head || document.getElementsByTagName(`head`)[0]).appendChild(e)
}
var Ic = function () {
    var e = 0,
      t = null
    return {
      add: function (n) {
        ;(e == 0 && (t = Nc()) && (Pc(t, n), Fc(t)), e++)
      },
      remove: function () {
        ;(e--, !e && t && (t.parentNode && t.parentNode.removeChild(t), (t = null)))
      },
    }
  },
  Lc = function () {
    var e = Ic()
    return function (t, n) {
      V.useEffect(
        function () {
          return (
            e.add(t),
            function () {
              e.remove()
            }
          )
        },
        [t && n],
      )
    }
  },
  Rc = function () {
    var e = Lc()
    return function (t) {
      var n = t.styles,
        r = t.dynamic
      return (e(n, r), null)
    }
  },
  zc = { left: 0, top: 0, right: 0, gap: 0 },
  Bc = function (e) {
    return parseInt(e || ``, 10) || 0
  },
  Vc = function (e) {
    var t = window.getComputedStyle(document.body),
      n = t[e === `padding` ? `paddingLeft` : `marginLeft`],
      r = t[e === `padding` ? `paddingTop` : `marginTop`],
      i = t[e === `padding` ? `paddingRight` : `marginRight`]
    return [Bc(n), Bc(r), Bc(i)]
  },
  Hc = function (e) {
    if ((e === void 0 && (e = `margin`), typeof window > `u`)) return zc
    var t = Vc(e),
      n = document.documentElement.clientWidth,
      r = window.innerWidth
    return { left: t[0], top: t[1], right: t[2], gap: Math.max(0, r - n + t[2] - t[0]) }
  },
  Uc = Rc(),
  Wc = `data-scroll-locked`,
  Gc = function (e, t, n, r) {
    var i = e.left,
      a = e.top,
      o = e.right,
      s = e.gap
    return (
      n === void 0 && (n = `margin`),
      `
  .${_c} {
   overflow: hidden ${r};
   padding-right: ${s}px ${r};
  }
  body[${Wc}] {
    overflow: hidden ${r};
    overscroll-behavior: contain;
    ${[
      t && `position: relative ${r};`,
      n === `margin` &&
        `
    padding-left: ${i}px;
    padding-top: ${a}px;
    padding-right: ${o}px;
    margin-left:0;
    margin-top:0;
    margin-right: ${s}px ${r};
    `,
      n === `padding` && `padding-right: ${s}px ${r};`,
    ]
      .filter(Boolean)
      .join(``)}
  }
  
  .${hc} {
    right: ${s}px ${r};
  }
  
  .${gc} {
    margin-right: ${s}px ${r};
  }
  
  .${hc} .${hc} {
    right: 0 ${r};
  }
  
  .${gc} .${gc} {
    margin-right: 0 ${r};
  }
  
  body[${Wc}] {
    ${vc}: ${s}px;
  }
`
    )
  },
  Kc = function () {
    var e = parseInt(document.body.getAttribute(`data-scroll-locked`) || `0`, 10)
    return isFinite(e) ? e : 0
  },
  qc = function () {
    V.useEffect(function () {
      return (
        document.body.setAttribute(Wc, (Kc() + 1).toString()),
        function () {
          var e = Kc() - 1
          e <= 0 ? document.body.removeAttribute(Wc) : document.body.setAttribute(Wc, e.toString())
        }
      )
    }, [])
  },
  Jc = function (e) {
    var t = e.noRelative,
      n = e.noImportant,
      r = e.gapMode,
      i = r === void 0 ? `margin` : r
    qc()
    var a = V.useMemo(
      function () {
        return Hc(i)
      },
      [i],
    )
    return V.createElement(Uc, { styles: Gc(a, !t, i, n ? `` : `!important`) })
  },
  Yc = !1
if (typeof window < `u`)
  try {
    var Xc = Object.defineProperty({}, 'passive', {
      get: function () {
        return ((Yc = !0), !0)
      },
    })
    ;(window.addEventListener(`test`, Xc, Xc), window.removeEventListener(`test`, Xc, Xc))
  } catch {
    Yc = !1
  }
var Zc = Yc ? { passive: !1 } : !1,
  Qc = function (e) {
    return e.tagName === `TEXTAREA`
  },
  $c = function (e, t) {
    if (!(e instanceof Element)) return !1
    var n = window.getComputedStyle(e)
    return n[t] !== `hidden` && !(n.overflowY === n.overflowX && !Qc(e) && n[t] === `visible`)
  },
  el = function (e) {
    return $c(e, `overflowY`)
  },
  tl = function (e) {
    return $c(e, `overflowX`)
  },
  nl = function (e, t) {
    var n = t.ownerDocument,
      r = t
    do {
      if ((typeof ShadowRoot < `u` && r instanceof ShadowRoot && (r = r.host), al(e, r))) {
        var i = ol(e, r)
        if (i[1] > i[2]) return !0
      }
      r = r.parentNode
    } while (r && r !== n.body)
    return !1
  },
  rl = function (e) {
    return [e.scrollTop, e.scrollHeight, e.clientHeight]
  },
  il = function (e) {
    return [e.scrollLeft, e.scrollWidth, e.clientWidth]
  },
  al = function (e, t) {
    return e === `v` ? el(t) : tl(t)
  },
  ol = function (e, t) {
    return e === `v` ? rl(t) : il(t)
  },
  sl = function (e, t) {
    return e === `h` && t === `rtl` ? -1 : 1
  },
  cl = function (e, t, n, r, i) {
    var a = sl(e, window.getComputedStyle(t).direction),
      o = a * r,
      s = n.target,
      c = t.contains(s),
      l = !1,
      u = o > 0,
      d = 0,
      f = 0
    do {
      if (!s) break
      var p = ol(e, s),
        m = p[0],
        h = p[1] - p[2] - a * m
      ;(m || h) && al(e, s) && ((d += h), (f += m))
      var g = s.parentNode
      s = g && g.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? g.host : g
    } while ((!c && s !== document.body) || (c && (t.contains(s) || t === s)))
    return (
      ((u && ((i && Math.abs(d) < 1) || (!i && o > d))) || (!u && ((i && Math.abs(f) < 1) || (!i && -o > f)))) &&
        (l = !0),
      l
    )
  },
  ll = function (e) {
    return `changedTouches` in e ? [e.changedTouches[0].clientX, e.changedTouches[0].clientY] : [0, 0]
  },
  ul = function (e) {
    return [e.deltaX, e.deltaY]
  },
  dl = function (e) {
    return e && `current` in e ? e.current : e
  },
  fl = function (e, t) {
    return e[0] === t[0] && e[1] === t[1]
  },
  pl = function (e) {
    return `
  .block-interactivity-${e} {pointer-events: none;}
  .allow-interactivity-${e} {pointer-events: all;}
`
  },
  ml = 0,
  hl = []
function gl(e) {
  var t = V.useRef([]),
    n = V.useRef([0, 0]),
    r = V.useRef(),
    i = V.useState(ml++)[0],
    a = V.useState(Rc)[0],
    o = V.useRef(e)
  ;(V.useEffect(
    function () {
      o.current = e
    },
    [e],
  ),
    V.useEffect(
      function () {
        if (e.inert) {
          document.body.classList.add(`block-interactivity-${i}`)
          var t = dc([e.lockRef.current], (e.shards || []).map(dl), !0).filter(Boolean)
          return (
            t.forEach(function (e) {
              return e.classList.add(`allow-interactivity-${i}`)
            }),
            function () {
              ;(document.body.classList.remove(`block-interactivity-${i}`),
                t.forEach(function (e) {
                  return e.classList.remove(`allow-interactivity-${i}`)
                }))
            }
          )
        }
      },
      [e.inert, e.lockRef.current, e.shards],
    ))
  var s = V.useCallback(function (e, t) {
      if ((`touches` in e && e.touches.length === 2) || (e.type === `wheel` && e.ctrlKey))
        return !o.current.allowPinchZoom
      var i = ll(e),
        a = n.current,
        s = `deltaX` in e ? e.deltaX : a[0] - i[0],
        c = `deltaY` in e ? e.deltaY : a[1] - i[1],
        l,
        u = e.target,
        d = Math.abs(s) > Math.abs(c) ? `h` : `v`
      if (`touches` in e && d === `h` && u.type === `range`) return !1
      var f = window.getSelection(),
        p = f && f.anchorNode
      if (p && (p === u || p.contains(u))) return !1
      var m = nl(d, u)
      if (!m) return !0
      if ((m ? (l = d) : ((l = d === `v` ? `h` : `v`), (m = nl(d, u))), !m)) return !1
      if ((!r.current && `changedTouches` in e && (s || c) && (r.current = l), !l)) return !0
      var h = r.current || l
      return cl(h, t, e, h === `h` ? s : c, !0)
    }, []),
    c = V.useCallback(function (e) {
      var n = e
      if (hl.length && hl[hl.length - 1] === a) {
        var r = `deltaY` in n ? ul(n) : ll(n),
          i = t.current.filter(function (e) {
            return e.name === n.type && (e.target === n.target || n.target === e.shadowParent) && fl(e.delta, r)
          })[0]
        if (i && i.should) n.cancelable && n.preventDefault()
        else if (!i) {
          var c = (o.current.shards || [])
            .map(dl)
            .filter(Boolean)
            .filter(function (e) {
              return e.contains(n.target)
            })
          ;(c.length > 0 ? s(n, c[0]) : !o.current.noIsolation) && n.cancelable && n.preventDefault()
        }
      }
    }, []),
    l = V.useCallback(function (e, n, r, i) {
      var a = { name: e, delta: n, target: r, should: i, shadowParent: _l(r) }
      ;(t.current.push(a),
        setTimeout(function () {
          t.current = t.current.filter(function (e) {
            return e !== a
          })
        }, 1))
    }, []),
    u = V.useCallback(function (e) {
      ;((n.current = ll(e)), (r.current = void 0))
    }, []),
    d = V.useCallback(function (t) {
      l(t.type, ul(t), t.target, s(t, e.lockRef.current))
    }, []),
    f = V.useCallback(function (t) {
      l(t.type, ll(t), t.target, s(t, e.lockRef.current))
    }, [])
  V.useEffect(function () {
    return (
      hl.push(a),
      e.setCallbacks({ onScrollCapture: d, onWheelCapture: d, onTouchMoveCapture: f }),
      document.addEventListener(`wheel`, c, Zc),
      document.addEventListener(`touchmove`, c, Zc),
      document.addEventListener(`touchstart`, u, Zc),
      function () {
        ;((hl = hl.filter(function (e) {
          return e !== a
        })),
          document.removeEventListener(`wheel`, c, Zc),
          document.removeEventListener(`touchmove`, c, Zc),
          document.removeEventListener(`touchstart`, u, Zc))
      }
    )
  }, [])
  var p = e.removeScrollBar,
    m = e.inert
  return V.createElement(
    V.Fragment,
    null,
    m ? V.createElement(a, { styles: pl(i) }) : null,
    p ? V.createElement(Jc, { noRelative: e.noRelative, gapMode: e.gapMode }) : null,
  )
}
function _l(e) {
  for (var t = null; e !== null;) (e instanceof ShadowRoot && ((t = e.host), (e = e.host)), (e = e.parentNode))
  return t
}
var vl = Oc(kc, gl),
  yl = V.forwardRef(function (e, t) {
    return V.createElement(jc, ac({}, e, { ref: t, sideCar: vl }))
  })
yl.classNames = jc.classNames
function bl({
  keepMounted: e,
  keepMountedMode: t = `activity`,
  opened: n,
  onClose: r,
  id: i,
  transitionProps: a,
  onExitTransitionEnd: o,
  onEnterTransitionEnd: s,
  trapFocus: c,
  closeOnEscape: l,
  returnFocus: u,
  closeOnClickOutside: d,
  withinPortal: f,
  portalProps: p,
  lockScroll: m,
  children: h,
  zIndex: g,
  shadow: _,
  padding: v,
  __vars: y,
  unstyled: b,
  removeScrollProps: x,
  __handledEscapeEvents: S,
  ...C
}) {
  let {
      _id: w,
      titleMounted: T,
      bodyMounted: E,
      shouldLockScroll: D,
      setTitleMounted: ee,
      setBodyMounted: O,
    } = nc({
      id: i,
      transitionProps: a,
      opened: n,
      trapFocus: c,
      closeOnEscape: l,
      onClose: r,
      returnFocus: u,
      handledEscapeEvents: S,
    }),
    { key: te, ...ne } = x || {}
  return (0, H.jsx)(Gs, {
    ...p,
    withinPortal: f,
    children: (0, H.jsx)($s, {
      value: {
        opened: n,
        onClose: r,
        closeOnClickOutside: d,
        onExitTransitionEnd: o,
        onEnterTransitionEnd: s,
        transitionProps: { ...a, keepMounted: e, keepMountedMode: t },
        getTitleId: () => `${w}-title`,
        getBodyId: () => `${w}-body`,
        titleMounted: T,
        bodyMounted: E,
        setTitleMounted: ee,
        setBodyMounted: O,
        trapFocus: c,
        closeOnEscape: l,
        zIndex: g,
        unstyled: b,
      },
      children: (0, H.jsx)(
        yl,
        {
          enabled: D && m,
          ...ne,
          children: (0, H.jsx)(rt, {
            ...C,
            id: w,
            __vars: {
              ...y,
              '--mb-z-index': (g || vr(`modal`)).toString(),
              '--mb-shadow': tr(_),
              '--mb-padding': sn(v),
            },
            children: h,
          }),
        },
        te,
      ),
    }),
  })
}
bl.displayName = `@mantine/core/ModalBase`
function xl() {
  let e = ec()
  return ((0, V.useEffect)(() => (e.setBodyMounted(!0), () => e.setBodyMounted(!1)), []), e.getBodyId())
}
var Sl = {
  title: `m_615af6c9`,
  header: `m_b5489c3c`,
  inner: `m_60c222c7`,
  content: `m_fd1ab0aa`,
  close: `m_606cb269`,
  body: `m_5df29311`,
}
function Cl({ className: e, ...t }) {
  let n = xl(),
    r = ec()
  return (0, H.jsx)(rt, { id: n, className: Qn({ [Sl.body]: !r.unstyled }, e), ...t })
}
Cl.displayName = `@mantine/core/ModalBaseBody`
function wl({ className: e, onClick: t, ...n }) {
  let r = ec()
  return (0, H.jsx)(s, {
    ...n,
    onClick: (e) => {
      ;(r.onClose(), t?.(e))
    },
    className: Qn({ [Sl.close]: !r.unstyled }, e),
    unstyled: r.unstyled,
  })
}
wl.displayName = `@mantine/core/ModalBaseCloseButton`
function Tl({ transitionProps: e, className: t, innerProps: n, onKeyDown: r, style: i, ref: a, ...o }) {
  let s = ec()
  return (0, H.jsx)(pt, {
    mounted: s.opened,
    transition: `pop`,
    ...s.transitionProps,
    onExited: () => {
      ;(s.onExitTransitionEnd?.(), s.transitionProps?.onExited?.())
    },
    onEntered: () => {
      ;(s.onEnterTransitionEnd?.(), s.transitionProps?.onEntered?.())
    },
    ...e,
    children: (e) =>
      (0, H.jsx)(`div`, {
        ...n,
        className: Qn({ [Sl.inner]: !s.unstyled }, n.className),
        children: (0, H.jsx)(Ks, {
          active: s.opened && s.trapFocus,
          innerRef: a,
          children: (0, H.jsx)(Fs, {
            ...o,
            component: `section`,
            role: `dialog`,
            tabIndex: -1,
            'aria-modal': !0,
            'aria-describedby': s.bodyMounted ? s.getBodyId() : void 0,
            'aria-labelledby': s.titleMounted ? s.getTitleId() : void 0,
            style: [i, e],
            className: Qn({ [Sl.content]: !s.unstyled }, t),
            unstyled: s.unstyled,
            children: o.children,
          }),
        }),
      }),
  })
}
Tl.displayName = `@mantine/core/ModalBaseContent`
function El({ className: e, ...t }) {
  let n = ec()
  return (0, H.jsx)(rt, { component: `header`, className: Qn({ [Sl.header]: !n.unstyled }, e), ...t })
}
El.displayName = `@mantine/core/ModalBaseHeader`
var Dl = { duration: 200, timingFunction: `ease`, transition: `fade` }
function Ol(e) {
  let t = ec()
  return { ...Dl, ...t.transitionProps, ...e }
}
function kl({ onClick: e, transitionProps: t, style: n, visible: r, ...i }) {
  let a = ec(),
    o = Ol(t)
  return (0, H.jsx)(pt, {
    mounted: r === void 0 ? a.opened : r,
    ...o,
    transition: `fade`,
    children: (t) =>
      (0, H.jsx)(zs, {
        fixed: !0,
        style: [n, t],
        zIndex: a.zIndex,
        unstyled: a.unstyled,
        onClick: (t) => {
          ;(e?.(t), a.closeOnClickOutside && a.onClose())
        },
        ...i,
      }),
  })
}
kl.displayName = `@mantine/core/ModalBaseOverlay`
function Al() {
  let e = ec()
  return ((0, V.useEffect)(() => (e.setTitleMounted(!0), () => e.setTitleMounted(!1)), []), e.getTitleId())
}
function jl({ className: e, ...t }) {
  let n = Al(),
    r = ec()
  return (0, H.jsx)(rt, { component: `h2`, className: Qn({ [Sl.title]: !r.unstyled }, e), id: n, ...t })
}
jl.displayName = `@mantine/core/ModalBaseTitle`
function Ml({ children: e }) {
  return (0, H.jsx)(H.Fragment, { children: e })
}
function Nl(e, t) {
  if (!t || !e) return !1
  let n = t.parentNode
  for (; n != null;) {
    if (n === e) return !0
    n = n.parentNode
  }
  return !1
}
function Pl({ target: e, parent: t, ref: n, displayAfterTransitionEnd: r, onTransitionStart: i, onTransitionEnd: a }) {
  let o = (0, V.useRef)(-1),
    s = (0, V.useRef)(e),
    [c, l] = (0, V.useState)(!1),
    [u, d] = (0, V.useState)(typeof r == `boolean` && r),
    f = () => {
      if (!e || !t || !n.current) return
      let r = e.getBoundingClientRect(),
        i = t.getBoundingClientRect(),
        a = t.offsetWidth === 0 ? 1 : i.width / t.offsetWidth,
        o = t.offsetHeight === 0 ? 1 : i.height / t.offsetHeight,
        s = window.getComputedStyle(e),
        c = window.getComputedStyle(t),
        l = wi(s.borderTopWidth) + wi(c.borderTopWidth),
        u = wi(s.borderLeftWidth) + wi(c.borderLeftWidth),
        d = { top: (r.top - i.top) / o - l, left: (r.left - i.left) / a - u, width: r.width / a, height: r.height / o }
      ;((n.current.style.transform = `translateY(${d.top}px) translateX(${d.left}px)`),
        (n.current.style.width = `${d.width}px`),
        (n.current.style.height = `${d.height}px`))
    },
    p = () => {
      ;(window.clearTimeout(o.current),
        n.current && (n.current.style.transitionDuration = `0ms`),
        f(),
        (o.current = window.setTimeout(() => {
          n.current && (n.current.style.transitionDuration = ``)
        }, 30)))
    },
    m = (0, V.useRef)(null),
    h = (0, V.useRef)(null)
  return (
    (0, V.useEffect)(() => {
      if ((c && s.current !== e && i && i(), (s.current = e), f(), e))
        return (
          (m.current = new ResizeObserver(p)),
          m.current.observe(e),
          t && ((h.current = new ResizeObserver(p)), h.current.observe(t)),
          () => {
            ;(m.current?.disconnect(), h.current?.disconnect())
          }
        )
    }, [t, e]),
    (0, V.useEffect)(() => {
      if (t) {
        let e = (e) => {
          Nl(e.target, t) && (p(), d(!1))
        }
        return (
          t.addEventListener(`transitionend`, e),
          () => {
            t.removeEventListener(`transitionend`, e)
          }
        )
      }
    }, [t]),
    (0, V.useEffect)(() => {
      if (n.current && a) {
        let e = (e) => {
          e.propertyName === `transform` && a()
        }
        return (
          n.current.addEventListener(`transitionend`, e),
          () => {
            n.current?.removeEventListener(`transitionend`, e)
          }
        )
      }
    }, [a]),
    ti(
      () => {
        ii() !== `test` && l(!0)
      },
      20,
      { autoInvoke: !0 },
    ),
    Un(
      (e) => {
        e.forEach((e) => {
          e.type === `attributes` && e.attributeName === `dir` && p()
        })
      },
      { attributes: !0, attributeFilter: [`dir`] },
      () => document.documentElement,
    ),
    { initialized: c, hidden: u }
  )
}
var Fl = { root: `m_96b553a6` },
  Il = Nn((e, { transitionDuration: t }, { shouldReduceMotion: n }) => ({
    root: {
      '--transition-duration': e.respectReducedMotion && n ? `0ms` : typeof t == `number` ? `${t}ms` : t || `150ms`,
    },
  })),
  Ll = pr((e) => {
    let t = F(`FloatingIndicator`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        target: c,
        parent: l,
        transitionDuration: u,
        mod: d,
        displayAfterTransitionEnd: f,
        onTransitionStart: p,
        onTransitionEnd: m,
        attributes: h,
        ref: g,
        ..._
      } = t,
      v = pn(),
      y = Ke({
        name: `FloatingIndicator`,
        classes: Fl,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: h,
        vars: s,
        varsResolver: Il,
        stylesCtx: { shouldReduceMotion: v },
      }),
      b = (0, V.useRef)(null),
      { initialized: x, hidden: S } = Pl({
        target: c,
        parent: l,
        ref: b,
        displayAfterTransitionEnd: f,
        onTransitionStart: p,
        onTransitionEnd: m,
      }),
      C = Zr(g, b)
    return !c || !l ? null : (0, H.jsx)(rt, { ref: C, mod: [{ initialized: x, hidden: S }, d], ...y(`root`), ..._ })
  })
;((Ll.displayName = `@mantine/core/FloatingIndicator`), (Ll.classes = Fl), (Ll.varsResolver = Il))
var [Rl, zl] = gr(`Modal component was not found in tree`),
  Bl = { root: `m_9df02822`, content: `m_54c44539`, inner: `m_1f958f16`, header: `m_d0e2b9cd` },
  Vl = pr((e) => {
    let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = F(`ModalBody`, null, e),
      s = zl()
    return (0, H.jsx)(Cl, { ...s.getStyles(`body`, { classNames: t, style: r, styles: i, className: n }), ...o })
  })
;((Vl.classes = Bl), (Vl.displayName = `@mantine/core/ModalBody`))
var Hl = pr((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = F(`ModalCloseButton`, null, e),
    s = zl()
  return (0, H.jsx)(wl, { ...s.getStyles(`close`, { classNames: t, style: r, styles: i, className: n }), ...o })
})
;((Hl.classes = Bl), (Hl.displayName = `@mantine/core/ModalCloseButton`))
var Ul = pr((e) => {
  let {
      classNames: t,
      className: n,
      style: r,
      styles: i,
      vars: a,
      children: o,
      __hidden: s,
      ...c
    } = F(`ModalContent`, null, e),
    l = zl(),
    u = l.scrollAreaComponent || Ml
  return (0, H.jsx)(Tl, {
    ...l.getStyles(`content`, { className: n, style: r, styles: i, classNames: t }),
    innerProps: l.getStyles(`inner`, { className: n, style: r, styles: i, classNames: t }),
    'data-full-screen': l.fullScreen || void 0,
    'data-modal-content': !0,
    'data-hidden': s || void 0,
    ...c,
    children: (0, H.jsx)(u, {
      style: { maxHeight: l.fullScreen ? `100dvh` : `calc(100dvh - (${Rn(l.yOffset)} * 2))` },
      children: o,
    }),
  })
})
;((Ul.classes = Bl), (Ul.displayName = `@mantine/core/ModalContent`))
var Wl = pr((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = F(`ModalHeader`, null, e),
    s = zl()
  return (0, H.jsx)(El, { ...s.getStyles(`header`, { classNames: t, style: r, styles: i, className: n }), ...o })
})
;((Wl.classes = Bl), (Wl.displayName = `@mantine/core/ModalHeader`))
var Gl = pr((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = F(`ModalOverlay`, null, e),
    s = zl()
  return (0, H.jsx)(kl, { ...s.getStyles(`overlay`, { classNames: t, style: r, styles: i, className: n }), ...o })
})
;((Gl.classes = Bl), (Gl.displayName = `@mantine/core/ModalOverlay`))
var Kl = {
    __staticSelector: `Modal`,
    closeOnClickOutside: !0,
    withinPortal: !0,
    lockScroll: !0,
    trapFocus: !0,
    returnFocus: !0,
    closeOnEscape: !0,
    keepMounted: !1,
    zIndex: vr(`modal`),
    transitionProps: { duration: 200, transition: `fade-down` },
    yOffset: `5dvh`,
  },
  ql = Nn((e, { radius: t, size: n, yOffset: r, xOffset: i }) => ({
    root: {
      '--modal-radius': t === void 0 ? void 0 : wn(t),
      '--modal-size': Qt(n, `modal-size`),
      '--modal-y-offset': Rn(r),
      '--modal-x-offset': Rn(i),
    },
  })),
  Jl = pr((e) => {
    let t = F(`ModalRoot`, Kl, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        yOffset: c,
        scrollAreaComponent: l,
        radius: u,
        fullScreen: d,
        centered: f,
        xOffset: p,
        __staticSelector: m,
        attributes: h,
        ...g
      } = t,
      _ = Ke({
        name: m,
        classes: Bl,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: h,
        vars: s,
        varsResolver: ql,
      })
    return (0, H.jsx)(Rl, {
      value: { yOffset: c, scrollAreaComponent: l, getStyles: _, fullScreen: d },
      children: (0, H.jsx)(bl, {
        ..._(`root`),
        'data-full-screen': d || void 0,
        'data-centered': f || void 0,
        'data-offset-scrollbars': l === ks.Autosize || void 0,
        unstyled: o,
        ...g,
      }),
    })
  })
;((Jl.classes = Bl), (Jl.varsResolver = ql), (Jl.displayName = `@mantine/core/ModalRoot`))
var Yl = (0, V.createContext)(null)
function Xl({ children: e }) {
  let [t, n] = (0, V.useState)([]),
    [r, i] = (0, V.useState)(vr(`modal`)),
    [a] = (0, V.useState)(() => new WeakSet())
  return (0, H.jsx)(Yl, {
    value: {
      stack: t,
      addModal: (e, t) => {
        ;(n((t) => [...new Set([...t, e])]),
          i((e) => (typeof t == `number` && typeof e == `number` ? Math.max(e, t) : e)))
      },
      removeModal: (e) => n((t) => t.filter((t) => t !== e)),
      getZIndex: (e) => `calc(${r} + ${t.indexOf(e)} + 1)`,
      currentId: t[t.length - 1],
      maxZIndex: r,
      handledEscapeEvents: a,
    },
    children: e,
  })
}
Xl.displayName = `@mantine/core/ModalStack`
var Zl = pr((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = F(`ModalTitle`, null, e),
    s = zl()
  return (0, H.jsx)(jl, { ...s.getStyles(`title`, { classNames: t, style: r, styles: i, className: n }), ...o })
})
;((Zl.classes = Bl), (Zl.displayName = `@mantine/core/ModalTitle`))
var Ql = {
    closeOnClickOutside: !0,
    withinPortal: !0,
    lockScroll: !0,
    trapFocus: !0,
    returnFocus: !0,
    closeOnEscape: !0,
    keepMounted: !1,
    zIndex: vr(`modal`),
    transitionProps: { duration: 200, transition: `fade-down` },
    withOverlay: !0,
    withCloseButton: !0,
  },
  $l = pr((e) => {
    let {
        title: t,
        withOverlay: n,
        overlayProps: r,
        withCloseButton: i,
        closeButtonProps: a,
        children: o,
        radius: s,
        opened: c,
        stackId: l,
        zIndex: u,
        ...d
      } = F(`Modal`, Ql, e),
      f = (0, V.use)(Yl),
      p = !!t || i,
      m =
        f && l
          ? {
              closeOnEscape: f.currentId === l,
              trapFocus: f.currentId === l,
              zIndex: f.getZIndex(l),
              __handledEscapeEvents: f.handledEscapeEvents,
            }
          : {},
      h = n === !1 ? !1 : l && f ? f.currentId === l : c
    return (
      (0, V.useEffect)(() => {
        f && l && (c ? f.addModal(l, u || vr(`modal`)) : f.removeModal(l))
      }, [c, l, u]),
      (0, H.jsxs)(Jl, {
        radius: s,
        opened: c,
        zIndex: f && l ? f.getZIndex(l) : u,
        ...d,
        ...m,
        children: [
          n && (0, H.jsx)(Gl, { visible: h, transitionProps: f && l ? { duration: 0 } : void 0, ...r }),
          (0, H.jsxs)(Ul, {
            radius: s,
            __hidden: f && l && c ? l !== f.currentId : !1,
            children: [
              p && (0, H.jsxs)(Wl, { children: [t && (0, H.jsx)(Zl, { children: t }), i && (0, H.jsx)(Hl, { ...a })] }),
              (0, H.jsx)(Vl, { children: o }),
            ],
          }),
        ],
      })
    )
  })
;(($l.classes = Bl),
  ($l.displayName = `@mantine/core/Modal`),
  ($l.Root = Jl),
  ($l.Overlay = Gl),
  ($l.Content = Ul),
  ($l.Body = Vl),
  ($l.Header = Wl),
  ($l.Title = Zl),
  ($l.CloseButton = Hl),
  ($l.Stack = Xl))
var eu = {
    root: `m_cf365364`,
    indicator: `m_9e182ccd`,
    label: `m_1738fcb2`,
    input: `m_1714d588`,
    control: `m_69686b9b`,
    innerLabel: `m_78882f40`,
  },
  tu = { withItemsBorders: !0 },
  nu = Nn((e, { radius: t, color: n, transitionDuration: r, size: i, transitionTimingFunction: a }) => ({
    root: {
      '--sc-radius': t === void 0 ? void 0 : wn(t),
      '--sc-color': n ? Rt(n, e) : void 0,
      '--sc-shadow': n ? void 0 : `var(--mantine-shadow-xs)`,
      '--sc-transition-duration': r === void 0 ? void 0 : `${r}ms`,
      '--sc-transition-timing-function': a,
      '--sc-padding': Qt(i, `sc-padding`),
      '--sc-font-size': Yt(i),
    },
  })),
  ru = Fe((e) => {
    let t = F(`SegmentedControl`, tu, e),
      {
        classNames: n,
        className: r,
        style: o,
        styles: s,
        unstyled: c,
        vars: l,
        data: u,
        value: d,
        defaultValue: f,
        onChange: p,
        size: m,
        name: h,
        disabled: g,
        readOnly: _,
        fullWidth: v,
        orientation: y,
        radius: b,
        color: x,
        transitionDuration: S,
        transitionTimingFunction: C,
        variant: w,
        autoContrast: T,
        withItemsBorders: E,
        mod: D,
        attributes: ee,
        ref: O,
        ...te
      } = t,
      ne = Ke({
        name: `SegmentedControl`,
        props: t,
        classes: eu,
        className: r,
        style: o,
        classNames: n,
        styles: s,
        unstyled: c,
        attributes: ee,
        vars: l,
        varsResolver: nu,
      }),
      re = Mt(),
      ie = u.map((e) => (ai(e) ? { label: `${e}`, value: e } : e)),
      ae = ni(),
      [k, oe] = (0, V.useState)(0),
      [se, ce] = (0, V.useState)(null),
      [le, ue] = (0, V.useState)({}),
      de = (e, t) => {
        e !== null && le[t] !== e && ((le[t] = e), ue({ ...le }))
      },
      [fe, pe] = i({
        value: d,
        defaultValue: f,
        finalValue: Array.isArray(u) ? (ie.find((e) => !e.disabled)?.value ?? u[0]?.value ?? null) : null,
        onChange: p,
      }),
      me = a(h),
      he = ie.map((e) => `${e.value}`),
      ge = ie.map((e) =>
        (0, V.createElement)(
          rt,
          { ...ne(`control`), mod: { active: fe === e.value, orientation: y }, key: `${e.value}` },
          (0, V.createElement)(`input`, {
            ...ne(`input`),
            disabled: g || e.disabled,
            type: `radio`,
            name: me,
            value: `${e.value}`,
            id: `${me}-${e.value}`,
            checked: fe === e.value,
            onChange: () => !_ && pe(e.value),
            'data-focus-ring': re.focusRing,
            key: `${e.value}-input`,
          }),
          (0, V.createElement)(
            rt,
            {
              component: `label`,
              ...ne(`label`),
              mod: { active: fe === e.value && !(g || e.disabled), disabled: g || e.disabled, 'read-only': _ },
              htmlFor: `${me}-${e.value}`,
              ref: (t) => de(t, `${e.value}`),
              __vars: { '--sc-label-color': x === void 0 ? void 0 : Ft({ color: x, theme: re, autoContrast: T }) },
              key: `${e.value}-label`,
            },
            (0, H.jsx)(`span`, { ...ne(`innerLabel`), children: e.label }),
          ),
        ),
      ),
      _e = Zr(O, ce)
    return (
      ei(() => {
        oe((e) => e + 1)
      }, [u.length]),
      ei(() => {
        ue((e) => {
          let t = {}
          return (
            he.forEach((n) => {
              n in e && (t[n] = e[n])
            }),
            Object.keys(t).length === Object.keys(e).length ? e : t
          )
        })
      }, [he]),
      u.length === 0
        ? null
        : (0, H.jsxs)(rt, {
            ...ne(`root`),
            variant: w,
            size: m,
            ref: _e,
            mod: [{ 'full-width': v, orientation: y, initialized: ae, 'with-items-borders': E }, D],
            ...te,
            role: `radiogroup`,
            'data-disabled': g,
            children: [
              fe !== void 0 &&
                (0, H.jsx)(
                  Ll,
                  {
                    target: le[`${fe}`],
                    parent: se,
                    component: `span`,
                    transitionDuration: `var(--sc-transition-duration)`,
                    ...ne(`indicator`),
                  },
                  k,
                ),
              ge,
            ],
          })
    )
  })
;((ru.classes = eu), (ru.varsResolver = nu), (ru.displayName = `@mantine/core/SegmentedControl`))
var iu = { root: `m_6d731127` },
  au = { gap: `md`, align: `stretch`, justify: `flex-start` },
  ou = Nn((e, { gap: t, align: n, justify: r }) => ({
    root: { '--stack-gap': sn(t), '--stack-align': n, '--stack-justify': r },
  })),
  su = pr((e) => {
    let t = F(`Stack`, au, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        align: c,
        justify: l,
        gap: u,
        variant: d,
        attributes: f,
        ...p
      } = t,
      m = Ke({
        name: `Stack`,
        props: t,
        classes: iu,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: f,
        vars: s,
        varsResolver: ou,
      })
    return (0, H.jsx)(rt, { ...m(`root`), variant: d, ...p })
  })
;((su.classes = iu), (su.varsResolver = ou), (su.displayName = `@mantine/core/Stack`))
var cu = [
    `ERC721`,
    `SAFE_APPS`,
    `CONTRACT_INTERACTION`,
    `SPENDING_LIMIT`,
    `EIP1559`,
    `SAFE_TX_GAS_OPTIONAL`,
    `TX_SIMULATION`,
    `EIP1271`,
    `DELETE_TX`,
    `PROPOSERS`,
  ],
  lu = cu.filter((e) => e !== `EIP1559`),
  uu = { name: `Ether`, symbol: `ETH`, decimals: 18 },
  du = (e) => ({
    address: `${e}/address/{{address}}`,
    txHash: `${e}/tx/{{txHash}}`,
    api: `${e}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
  }),
  fu = { l2: !0, isTestnet: !1, features: cu, ensRegistryAddress: null, recommendedMasterCopyVersion: `1.4.1` },
  pu = [
    {
      ...fu,
      chainId: 1,
      firstSafeBlock: 745e4,
      shortName: `eth`,
      name: `Ethereum`,
      nativeCurrency: uu,
      publicRpcUrl: `https://ethereum-rpc.publicnode.com`,
      explorer: du(`https://etherscan.io`),
      l2: !1,
      features: [...cu, `DOMAIN_LOOKUP`],
      ensRegistryAddress: En(`1`),
      theme: { textColor: `#ffffff`, backgroundColor: `#4f5b93` },
    },
    {
      ...fu,
      chainId: 10,
      firstSafeBlock: 173e3,
      shortName: `oeth`,
      name: `Optimism`,
      nativeCurrency: uu,
      publicRpcUrl: `https://mainnet.optimism.io`,
      explorer: du(`https://optimistic.etherscan.io`),
      theme: { textColor: `#ffffff`, backgroundColor: `#c4122f` },
    },
    {
      ...fu,
      chainId: 8453,
      firstSafeBlock: 59e4,
      shortName: `base`,
      name: `Base`,
      nativeCurrency: uu,
      publicRpcUrl: `https://mainnet.base.org`,
      explorer: du(`https://basescan.org`),
      theme: { textColor: `#ffffff`, backgroundColor: `#0047d6` },
    },
    {
      ...fu,
      chainId: 42161,
      firstSafeBlock: 1e3,
      shortName: `arb1`,
      name: `Arbitrum`,
      nativeCurrency: uu,
      publicRpcUrl: `https://arb1.arbitrum.io/rpc`,
      explorer: du(`https://arbiscan.io`),
      theme: { textColor: `#ffffff`, backgroundColor: `#1b4a75` },
    },
    {
      ...fu,
      chainId: 137,
      firstSafeBlock: 143e5,
      shortName: `matic`,
      name: `Polygon`,
      nativeCurrency: { name: `POL`, symbol: `POL`, decimals: 18 },
      publicRpcUrl: `https://polygon-bor-rpc.publicnode.com`,
      explorer: du(`https://polygonscan.com`),
      theme: { textColor: `#ffffff`, backgroundColor: `#6f2fd0` },
    },
    {
      ...fu,
      chainId: 100,
      firstSafeBlock: 1004e4,
      shortName: `gno`,
      name: `Gnosis Chain`,
      nativeCurrency: { name: `xDAI`, symbol: `XDAI`, decimals: 18 },
      publicRpcUrl: `https://rpc.gnosischain.com`,
      explorer: du(`https://gnosisscan.io`),
      theme: { textColor: `#ffffff`, backgroundColor: `#2f6158` },
    },
    {
      ...fu,
      chainId: 56,
      firstSafeBlock: 8485e3,
      shortName: `bnb`,
      name: `BNB Smart Chain`,
      nativeCurrency: { name: `BNB`, symbol: `BNB`, decimals: 18 },
      publicRpcUrl: `https://bsc-dataseed.bnbchain.org`,
      explorer: du(`https://bscscan.com`),
      features: lu,
      theme: { textColor: `#1c1c1c`, backgroundColor: `#f0b90b` },
    },
    {
      ...fu,
      chainId: 43114,
      firstSafeBlock: 4949e3,
      shortName: `avax`,
      name: `Avalanche`,
      nativeCurrency: { name: `Avalanche`, symbol: `AVAX`, decimals: 18 },
      publicRpcUrl: `https://api.avax.network/ext/bc/C/rpc`,
      explorer: du(`https://snowtrace.io`),
      theme: { textColor: `#ffffff`, backgroundColor: `#b3262a` },
    },
    {
      ...fu,
      chainId: 11155111,
      firstSafeBlock: 2086e3,
      shortName: `sep`,
      name: `Sepolia`,
      nativeCurrency: { name: `Sepolia Ether`, symbol: `ETH`, decimals: 18 },
      publicRpcUrl: `https://ethereum-sepolia-rpc.publicnode.com`,
      explorer: du(`https://sepolia.etherscan.io`),
      isTestnet: !0,
      features: [...cu, `DOMAIN_LOOKUP`],
      ensRegistryAddress: En(`11155111`),
      theme: { textColor: `#1c1c1c`, backgroundColor: `#b8aaf2` },
    },
  ]
function mu(e, t) {
  let n = e.toLowerCase(),
    r = t?.toLowerCase()
  return le.find((e) => e.address.toLowerCase() === n && e.codeHash === r)
}
var hu = {
    '1.3.0': `0x608060405234801561001057600080fd5b506040516101e63803806101e68339818101604052602081101561003357600080fd5b8101908080519060200190929190505050600073ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1614156100ca576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260228152602001806101c46022913960400191505060405180910390fd5b806000806101000a81548173ffffffffffffffffffffffffffffffffffffffff021916908373ffffffffffffffffffffffffffffffffffffffff1602179055505060ab806101196000396000f3fe608060405273ffffffffffffffffffffffffffffffffffffffff600054167fa619486e0000000000000000000000000000000000000000000000000000000060003514156050578060005260206000f35b3660008037600080366000845af43d6000803e60008114156070573d6000fd5b3d6000f3fea2646970667358221220d1429297349653a4918076d650332de1a1068c5f3e07c5c82360c277770b955264736f6c63430007060033496e76616c69642073696e676c65746f6e20616464726573732070726f7669646564`,
    '1.4.1': `0x608060405234801561001057600080fd5b506040516101e63803806101e68339818101604052602081101561003357600080fd5b8101908080519060200190929190505050600073ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1614156100ca576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260228152602001806101c46022913960400191505060405180910390fd5b806000806101000a81548173ffffffffffffffffffffffffffffffffffffffff021916908373ffffffffffffffffffffffffffffffffffffffff1602179055505060ab806101196000396000f3fe608060405273ffffffffffffffffffffffffffffffffffffffff600054167fa619486e0000000000000000000000000000000000000000000000000000000060003514156050578060005260206000f35b3660008037600080366000845af43d6000803e60008114156070573d6000fd5b3d6000f3fea264697066735822122003d1488ee65e08fa41e58e888a9865554c535f2c77126a82cb4c0f917f31441364736f6c63430007060033496e76616c69642073696e676c65746f6e20616464726573732070726f7669646564`,
    '1.5.0': `0x608060405234801561001057600080fd5b506040516101b63803806101b68339818101604052602081101561003357600080fd5b8101908080519060200190929190505050600073ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1614156100ca576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260228152602001806101946022913960400191505060405180910390fd5b806000806101000a81548173ffffffffffffffffffffffffffffffffffffffff021916908373ffffffffffffffffffffffffffffffffffffffff16021790555050607b806101196000396000f3fe608060405260005463a619486e60003560e01c14156024578060601b606c5260206060f35b3660008037600080366000845af43d6000803e806040573d6000fd5b3d6000f3fea2646970667358221220e61834ebd2d8cd909d362bf67c47ef58fd665df38e6dd036ce65611101d072e964736f6c63430007060033496e76616c69642073696e676c65746f6e20616464726573732070726f7669646564`,
  },
  gu = ie.map(({ version: e, address: t, chainIds: n, codeHash: r, devOnly: i }) => ({
    name: `Allowance`,
    version: e,
    role: `module`,
    address: t,
    chainIds: i ? n : null,
    codeHash: r ?? null,
    isMasterCopy: !1,
  })),
  _u = new Set([`Delay`, `Roles`, `ScopeGuard`]),
  vu = le.flatMap(({ kind: e, name: t, version: n, address: r, codeHash: i }) =>
    !_u.has(t) || (e !== `module` && e !== `guard`)
      ? []
      : [{ name: `Zodiac ${t}`, version: n, role: e, address: r, chainIds: null, codeHash: i, isMasterCopy: !0 }],
  ),
  yu = [
    ...gu,
    ...vu,
    {
      name: `Social recovery`,
      version: `0.1.0`,
      role: `module`,
      address: `0x4Aa5Bf7D840aC607cb5BD3249e6Af6FC86C04897`,
      chainIds: [`10`, `1874`, `2201`, `2818`, `4326`, `42161`, `42431`, `46630`, `5042002`, `11155111`, `11155420`],
      codeHash: null,
      isMasterCopy: !1,
    },
    {
      name: `Safe 4337`,
      version: `0.2.0`,
      role: `module`,
      address: `0xa581c4A4DB7175302464fF3C06380BC3270b4037`,
      chainIds: [
        `1`,
        `5`,
        `10`,
        `56`,
        `100`,
        `137`,
        `1284`,
        `1285`,
        `1287`,
        `1328`,
        `1329`,
        `8453`,
        `42161`,
        `42220`,
        `80001`,
        `80002`,
        `84532`,
        `421614`,
        `534352`,
        `11155111`,
      ],
      codeHash: null,
      isMasterCopy: !1,
    },
    {
      name: `Safe 4337`,
      version: `0.3.0`,
      role: `module`,
      address: `0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226`,
      chainIds:
        `1.10.50.51.56.97.100.130.137.143.204.480.988.1284.1285.1287.1328.1329.2201.3338.3637.4663.8150.8217.8453.9745.10143.16661.42161.42220.80002.80069.81224.84532.421614.534352.747474.936485.11142220.11155111`.split(
          `.`,
        ),
      codeHash: null,
      isMasterCopy: !1,
    },
  ],
  bu = (e, t) =>
    yu.filter((n) => n.address.toLowerCase() === e.toLowerCase() && (n.chainIds === null || n.chainIds.includes(t)))
function xu(e, t) {
  let n = new Set(t),
    r = e
  for (; n.has(r);) r += 1n
  return r
}
var Su = z(`nonce-place`, {
  used: ({ nonce: e, current: t }) => `Number ${e} is already used: the account is at ${t}. Choose ${t} or higher.`,
  one: (e) => `number ${e}`,
  range: ({ from: e, to: t }) => `numbers ${e} to ${t}`,
  conflict: (e) =>
    `Another transaction already has number ${e}. Only one of them can be executed; executing one replaces the other.`,
  gap: ({ nonce: e, missing: t }) => `Number ${e} leaves a gap: it cannot execute before ${t}, which no proposal has.`,
  next: (e) => `Number ${e} is the next to execute.`,
  queued: (e) => `Number ${e} executes after the transactions queued before it.`,
})
function Cu(e) {
  let { nonce: t, currentNonce: n, queuedNonces: r } = e
  if (t < n) return { kind: `used`, verdict: `danger`, reason: Su.used({ nonce: t, current: n }), missing: [] }
  let i = r.filter((e) => e < t),
    a = Ee(n, [...i, t])
  return r.includes(t)
    ? { kind: `conflict`, verdict: `caution`, reason: Su.conflict(t), missing: a }
    : a.length > 0
      ? { kind: `gap`, verdict: `caution`, reason: Su.gap({ nonce: t, missing: wu(a) }), missing: a }
      : t === n
        ? { kind: `next`, verdict: `verified`, reason: Su.next(t), missing: a }
        : { kind: `queued`, verdict: `verified`, reason: Su.queued(t), missing: a }
}
function wu(e) {
  return cn(e.map((e) => (e.from === e.to ? Su.one(e.from) : Su.range(e))))
}
function Tu(e, t) {
  return t.reduce((e, t) => (t >= e ? t + 1n : e), e)
}
function Eu(e, t) {
  let n = e
  return t.map((t) => {
    let { method: r, data: i } = Du(n, t)
    return ((n = Ou(n, t)), { step: t, method: r, call: { operation: 0, to: e.account, value: 0n, data: i } })
  })
}
function Du({ owners: e, threshold: t }, n) {
  switch (n.kind) {
    case `replace`:
      return {
        method: `swapOwner`,
        data: _(`0xe318b52b`, [{ address: ku(e, n.leaves) }, { address: n.leaves }, { address: n.comes }]),
      }
    case `add`:
      return {
        method: `addOwnerWithThreshold`,
        data: _(`0x0d582f13`, [{ address: n.comes }, { uint: BigInt(n.threshold ?? t) }]),
      }
    case `remove`:
      return {
        method: `removeOwner`,
        data: _(`0xf8dc5dd9`, [
          { address: ku(e, n.leaves) },
          { address: n.leaves },
          { uint: BigInt(n.threshold ?? t) },
        ]),
      }
    case `threshold`:
      return { method: `changeThreshold`, data: _(`0x694e80c3`, [{ uint: BigInt(n.threshold) }]) }
  }
}
function Ou({ owners: e, threshold: t }, n) {
  switch (n.kind) {
    case `replace`:
      return { owners: e.map((e) => (R(e, n.leaves) ? n.comes : e)), threshold: t }
    case `add`:
      return { owners: [n.comes, ...e], threshold: n.threshold ?? t }
    case `remove`:
      return { owners: e.filter((e) => !R(e, n.leaves)), threshold: n.threshold ?? t }
    case `threshold`:
      return { owners: e, threshold: n.threshold }
  }
}
function ku(e, t) {
  let n = e.findIndex((e) => R(e, t))
  if (n < 0) throw new k(`owners/missing`, we.cannotLeave(t), { owner: t })
  return e[n - 1] ?? `0x0000000000000000000000000000000000000001`
}
function Au(e, t) {
  Nu(e.account, t)
  let n = Fu(e.owners, t.owners),
    r = Fu(t.owners, e.owners),
    i = (t.replacements ?? []).filter((e) => Pu(n, e.leaves) && Pu(r, e.comes)),
    a = []
  for (let { leaves: e, comes: t } of i)
    a.some((n) => R(n.leaves, e) || R(n.comes, t)) || a.push({ leaves: e, comes: t, isChosen: !0 })
  let o = (e, t) => Fu(e, a.map(t)),
    s = o(n, ({ leaves: e }) => e),
    c = o(r, ({ comes: e }) => e)
  for (; s.length > 0 && c.length > 0;) {
    let [e, t] = [s.shift(), c.shift()]
    e !== void 0 && t !== void 0 && a.push({ leaves: e, comes: t, isChosen: !1 })
  }
  return [
    ...a.map((e) => ({ kind: `replace`, ...e })),
    ...ju(c, e.threshold, t.threshold),
    ...Mu(s, e, t.threshold),
    ...(s.length === 0 && c.length === 0 && e.threshold !== t.threshold
      ? [{ kind: `threshold`, threshold: t.threshold }]
      : []),
  ]
}
var ju = (e, t, n) => e.map((r, i) => ({ kind: `add`, comes: r, threshold: i === e.length - 1 && t !== n ? n : null }))
function Mu(e, { owners: t, threshold: n }, r) {
  let i = n
  return e.map((n, a) => {
    let o = (a === e.length - 1 || i > t.length - a - 1) && i !== r ? r : null
    return ((i = o ?? i), { kind: `remove`, leaves: n, threshold: o })
  })
}
function Nu(e, { owners: t, threshold: n }) {
  for (let [n, r] of t.entries()) {
    let i = ye(r, { account: e, others: t.slice(0, n) })
    if (i !== null) throw new k(`owners/invalid`, i, { value: r })
  }
  let r = re(n, t.length)
  if (r !== null) throw new k(`owners/invalid`, r, { value: n })
}
var Pu = (e, t) => e.some((e) => R(e, t)),
  Fu = (e, t) => e.filter((e) => !Pu(t, e)),
  Iu = [`guard`, `moduleGuard`, `fallbackHandler`, `masterCopy`]
function Lu(e, t) {
  let n = e.threshold !== void 0 && t.threshold !== void 0 && e.threshold !== t.threshold
  return [
    ...Ru(`owner-added`, `owner-removed`, e.owners, t.owners),
    ...(n ? [{ type: `threshold`, before: e.threshold, after: t.threshold }] : []),
    ...Ru(`module-added`, `module-removed`, e.modules, t.modules),
    ...Iu.flatMap((n) => {
      let [r, i] = [e[n], t[n]]
      return r === void 0 || i === void 0 || r === i || (r !== null && i !== null && R(r, i))
        ? []
        : [{ type: n, before: r, after: i }]
    }),
  ]
}
function Ru(e, t, n, r) {
  if (n === void 0 || r === void 0) return []
  let i = (e, t) => e.some((e) => R(e, t))
  return [
    ...r.filter((e) => !i(n, e)).map((t) => ({ type: e, address: t })),
    ...n.filter((e) => !i(r, e)).map((e) => ({ type: t, address: e })),
  ]
}
function zu(e, t) {
  let n = (e) => [e.type, ...(`address` in e ? [e.address] : [e.before, e.after])].map((e) => String(e).toLowerCase()),
    r = n(t)
  return n(e).every((e, t) => e === r[t])
}
function Bu(e, t) {
  let n = Vu(e)[t.type]
  if (n === void 0) return !1
  let r = `address` in t ? t.address : t.after
  return typeof n == `string` && typeof r == `string` ? R(n, r) : n === r
}
function Vu(e) {
  switch (e.type) {
    case `ADD_OWNER`:
      return { 'owner-added': e.owner, threshold: e.threshold }
    case `REMOVE_OWNER`:
      return { 'owner-removed': e.owner, threshold: e.threshold }
    case `SWAP_OWNER`:
      return { 'owner-added': e.newOwner, 'owner-removed': e.oldOwner }
    case `CHANGE_THRESHOLD`:
      return { threshold: e.threshold }
    case `ENABLE_MODULE`:
      return { 'module-added': e.module }
    case `DISABLE_MODULE`:
      return { 'module-removed': e.module }
    case `SET_GUARD`:
      return { guard: e.guard }
    case `DELETE_GUARD`:
      return { guard: null }
    case `SET_MODULE_GUARD`:
      return { moduleGuard: e.moduleGuard }
    case `DELETE_MODULE_GUARD`:
      return { moduleGuard: null }
    case `SET_FALLBACK_HANDLER`:
      return { fallbackHandler: e.handler === `0x0000000000000000000000000000000000000000` ? null : e.handler }
    case `CHANGE_IMPLEMENTATION`:
      return { masterCopy: e.implementation }
  }
}
function Hu(e, { account: t, modules: n }) {
  return R(e, `0x0000000000000000000000000000000000000000`)
    ? we.noContract(e)
    : R(e, `0x0000000000000000000000000000000000000001`)
      ? we.endOfModules(e)
      : R(e, t)
        ? we.accountItself(e)
        : n.some((t) => R(t, e))
          ? we.alreadyModule(e)
          : null
}
var Uu = z(`version`, {
    noVersion: (e) => `"${e}" is not a version of the Safe contracts, so its hashes cannot be computed.`,
  }),
  Wu = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/
function Gu(e, t) {
  let n = Ku(e),
    r = Ku(t)
  for (let e of [0, 1, 2]) if (n.numbers[e] !== r.numbers[e]) return n.numbers[e] < r.numbers[e]
  return n.isPreRelease && !r.isPreRelease
}
function Ku(e) {
  let t = Wu.exec(e)
  if (t === null) throw new k(`version/unknown`, Uu.noVersion(e), { version: e })
  return { numbers: [Number(t[1]), Number(t[2]), Number(t[3])], isPreRelease: t[4] !== void 0 }
}
function qu(e) {
  return e.execution === null
    ? e.safeNonce > e.nonce
      ? `CANCELLED`
      : e.confirmations < e.threshold
        ? `AWAITING_CONFIRMATIONS`
        : `AWAITING_EXECUTION`
    : e.execution === `success`
      ? `SUCCESS`
      : `FAILED`
}
var Ju = `1.2.3`,
  Yu = class e extends Error {
    constructor(t, n = {}) {
      let r = n.cause instanceof e ? n.cause.details : n.cause?.message ? n.cause.message : n.details,
        i = (n.cause instanceof e && n.cause.docsPath) || n.docsPath,
        a = [
          t || `An error occurred.`,
          ``,
          ...(n.metaMessages ? [...n.metaMessages, ``] : []),
          ...(i ? [`Docs: https://abitype.dev${i}`] : []),
          ...(r ? [`Details: ${r}`] : []),
          `Version: abitype@${Ju}`,
        ].join(`
`)
      ;(super(a),
        Object.defineProperty(this, 'details', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'docsPath', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'metaMessages', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'shortMessage', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'name', { enumerable: !0, configurable: !0, writable: !0, value: `AbiTypeError` }),
        n.cause && (this.cause = n.cause),
        (this.details = r),
        (this.docsPath = i),
        (this.metaMessages = n.metaMessages),
        (this.shortMessage = t))
    }
  }
function Xu(e, t) {
  return e.exec(t)?.groups
}
var Zu = /^bytes([1-9]|1[0-9]|2[0-9]|3[0-2])?$/,
  Qu =
    /^u?int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?$/,
  $u = /^\(.+?\).*?$/,
  ed = /^tuple(?<array>(\[(\d*)\])*)$/
function td(e) {
  let t = e.type
  if (ed.test(e.type) && `components` in e) {
    t = `(`
    let n = e.components.length
    for (let r = 0; r < n; r++) {
      let i = e.components[r]
      ;((t += td(i)), r < n - 1 && (t += `, `))
    }
    let r = Xu(ed, e.type)
    return ((t += `)${r?.array || ``}`), td({ ...e, type: t }))
  }
  return (`indexed` in e && e.indexed && (t = `${t} indexed`), e.name ? `${t} ${e.name}` : t)
}
function nd(e) {
  let t = ``,
    n = e.length
  for (let r = 0; r < n; r++) {
    let i = e[r]
    ;((t += td(i)), r !== n - 1 && (t += `, `))
  }
  return t
}
function rd(e) {
  return e.type === `function`
    ? `function ${e.name}(${nd(e.inputs)})${e.stateMutability && e.stateMutability !== `nonpayable` ? ` ${e.stateMutability}` : ``}${e.outputs?.length ? ` returns (${nd(e.outputs)})` : ``}`
    : e.type === `event`
      ? `event ${e.name}(${nd(e.inputs)})`
      : e.type === `error`
        ? `error ${e.name}(${nd(e.inputs)})`
        : e.type === `constructor`
          ? `constructor(${nd(e.inputs)})${e.stateMutability === `payable` ? ` payable` : ``}`
          : e.type === `fallback`
            ? `fallback() external${e.stateMutability === `payable` ? ` payable` : ``}`
            : `receive() external payable`
}
var id = /^error (?<name>[a-zA-Z$_][a-zA-Z0-9$_]*)\((?<parameters>.*?)\)$/
function ad(e) {
  return id.test(e)
}
function od(e) {
  return Xu(id, e)
}
var sd = /^event (?<name>[a-zA-Z$_][a-zA-Z0-9$_]*)\((?<parameters>.*?)\)$/
function cd(e) {
  return sd.test(e)
}
function ld(e) {
  return Xu(sd, e)
}
var ud =
  /^function (?<name>[a-zA-Z$_][a-zA-Z0-9$_]*)\((?<parameters>.*?)\)(?: (?<scope>external|public{1}))?(?: (?<stateMutability>pure|view|nonpayable|payable{1}))?(?: returns\s?\((?<returns>.*?)\))?$/
function dd(e) {
  return ud.test(e)
}
function fd(e) {
  return Xu(ud, e)
}
var pd = /^struct (?<name>[a-zA-Z$_][a-zA-Z0-9$_]*) \{(?<properties>.*?)\}$/
function md(e) {
  return pd.test(e)
}
function hd(e) {
  return Xu(pd, e)
}
var gd = /^constructor\((?<parameters>.*?)\)(?:\s(?<stateMutability>payable{1}))?$/
function _d(e) {
  return gd.test(e)
}
function vd(e) {
  return Xu(gd, e)
}
var yd = /^fallback\(\) external(?:\s(?<stateMutability>payable{1}))?$/
function bd(e) {
  return yd.test(e)
}
function xd(e) {
  return Xu(yd, e)
}
var Sd = /^receive\(\) external payable$/
function Cd(e) {
  return Sd.test(e)
}
var wd = new Set([`memory`, `indexed`, `storage`, `calldata`]),
  Td = new Set([`indexed`]),
  Ed = new Set([`calldata`, `memory`, `storage`]),
  Dd = class extends Yu {
    constructor({ signature: e }) {
      ;(super(`Failed to parse ABI item.`, {
        details: `parseAbiItem(${JSON.stringify(e, null, 2)})`,
        docsPath: `/api/human#parseabiitem-1`,
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidAbiItemError`,
        }))
    }
  },
  Od = class extends Yu {
    constructor({ type: e }) {
      ;(super(`Unknown type.`, {
        metaMessages: [`Type "${e}" is not a valid ABI type. Perhaps you forgot to include a struct signature?`],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `UnknownTypeError`,
        }))
    }
  },
  kd = class extends Yu {
    constructor({ type: e }) {
      ;(super(`Unknown type.`, { metaMessages: [`Type "${e}" is not a valid ABI type.`] }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `UnknownSolidityTypeError`,
        }))
    }
  },
  Ad = class extends Yu {
    constructor({ params: e }) {
      ;(super(`Failed to parse ABI parameters.`, {
        details: `parseAbiParameters(${JSON.stringify(e, null, 2)})`,
        docsPath: `/api/human#parseabiparameters-1`,
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidAbiParametersError`,
        }))
    }
  },
  jd = class extends Yu {
    constructor({ param: e }) {
      ;(super(`Invalid ABI parameter.`, { details: e }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidParameterError`,
        }))
    }
  },
  Md = class extends Yu {
    constructor({ param: e, name: t }) {
      ;(super(`Invalid ABI parameter.`, {
        details: e,
        metaMessages: [
          `"${t}" is a protected Solidity keyword. More info: https://docs.soliditylang.org/en/latest/cheatsheet.html`,
        ],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `SolidityProtectedKeywordError`,
        }))
    }
  },
  Nd = class extends Yu {
    constructor({ param: e, type: t, modifier: n }) {
      ;(super(`Invalid ABI parameter.`, {
        details: e,
        metaMessages: [`Modifier "${n}" not allowed${t ? ` in "${t}" type` : ``}.`],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidModifierError`,
        }))
    }
  },
  Pd = class extends Yu {
    constructor({ param: e, type: t, modifier: n }) {
      ;(super(`Invalid ABI parameter.`, {
        details: e,
        metaMessages: [
          `Modifier "${n}" not allowed${t ? ` in "${t}" type` : ``}.`,
          `Data location can only be specified for array, struct, or mapping types, but "${n}" was given.`,
        ],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidFunctionModifierError`,
        }))
    }
  },
  Fd = class extends Yu {
    constructor({ abiParameter: e }) {
      ;(super(`Invalid ABI parameter.`, {
        details: JSON.stringify(e, null, 2),
        metaMessages: [`ABI parameter type is invalid.`],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidAbiTypeParameterError`,
        }))
    }
  },
  Id = class extends Yu {
    constructor({ signature: e, type: t }) {
      ;(super(`Invalid ${t} signature.`, { details: e }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidSignatureError`,
        }))
    }
  },
  Ld = class extends Yu {
    constructor({ signature: e }) {
      ;(super(`Unknown signature.`, { details: e }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `UnknownSignatureError`,
        }))
    }
  },
  Rd = class extends Yu {
    constructor({ signature: e }) {
      ;(super(`Invalid struct signature.`, { details: e, metaMessages: [`No properties exist.`] }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidStructSignatureError`,
        }))
    }
  },
  zd = class extends Yu {
    constructor({ type: e }) {
      ;(super(`Circular reference detected.`, { metaMessages: [`Struct "${e}" is a circular reference.`] }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `CircularReferenceError`,
        }))
    }
  },
  Bd = class extends Yu {
    constructor({ current: e, depth: t }) {
      ;(super(`Unbalanced parentheses.`, {
        metaMessages: [`"${e.trim()}" has too many ${t > 0 ? `opening` : `closing`} parentheses.`],
        details: `Depth "${t}"`,
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `InvalidParenthesisError`,
        }))
    }
  }
function Vd(e, t, n) {
  let r = ``
  if (n)
    for (let e of Object.entries(n)) {
      if (!e) continue
      let t = ``
      for (let n of e[1]) t += `[${n.type}${n.name ? `:${n.name}` : ``}]`
      r += `(${e[0]}{${t}})`
    }
  return t ? `${t}:${e}${r}` : `${e}${r}`
}
var Hd = new Map([
  [`address`, { type: `address` }],
  [`bool`, { type: `bool` }],
  [`bytes`, { type: `bytes` }],
  [`bytes32`, { type: `bytes32` }],
  [`int`, { type: `int256` }],
  [`int256`, { type: `int256` }],
  [`string`, { type: `string` }],
  [`uint`, { type: `uint256` }],
  [`uint8`, { type: `uint8` }],
  [`uint16`, { type: `uint16` }],
  [`uint24`, { type: `uint24` }],
  [`uint32`, { type: `uint32` }],
  [`uint64`, { type: `uint64` }],
  [`uint96`, { type: `uint96` }],
  [`uint112`, { type: `uint112` }],
  [`uint160`, { type: `uint160` }],
  [`uint192`, { type: `uint192` }],
  [`uint256`, { type: `uint256` }],
  [`address owner`, { type: `address`, name: `owner` }],
  [`address to`, { type: `address`, name: `to` }],
  [`bool approved`, { type: `bool`, name: `approved` }],
  [`bytes _data`, { type: `bytes`, name: `_data` }],
  [`bytes data`, { type: `bytes`, name: `data` }],
  [`bytes signature`, { type: `bytes`, name: `signature` }],
  [`bytes32 hash`, { type: `bytes32`, name: `hash` }],
  [`bytes32 r`, { type: `bytes32`, name: `r` }],
  [`bytes32 root`, { type: `bytes32`, name: `root` }],
  [`bytes32 s`, { type: `bytes32`, name: `s` }],
  [`string name`, { type: `string`, name: `name` }],
  [`string symbol`, { type: `string`, name: `symbol` }],
  [`string tokenURI`, { type: `string`, name: `tokenURI` }],
  [`uint tokenId`, { type: `uint256`, name: `tokenId` }],
  [`uint8 v`, { type: `uint8`, name: `v` }],
  [`uint256 balance`, { type: `uint256`, name: `balance` }],
  [`uint256 tokenId`, { type: `uint256`, name: `tokenId` }],
  [`uint256 value`, { type: `uint256`, name: `value` }],
  [`event:address indexed from`, { type: `address`, name: `from`, indexed: !0 }],
  [`event:address indexed to`, { type: `address`, name: `to`, indexed: !0 }],
  [`event:uint indexed tokenId`, { type: `uint256`, name: `tokenId`, indexed: !0 }],
  [`event:uint256 indexed tokenId`, { type: `uint256`, name: `tokenId`, indexed: !0 }],
])
function Ud(e, t = {}) {
  if (dd(e)) return Wd(e, t)
  if (cd(e)) return Gd(e, t)
  if (ad(e)) return Kd(e, t)
  if (_d(e)) return qd(e, t)
  if (bd(e)) return Jd(e)
  if (Cd(e)) return { type: `receive`, stateMutability: `payable` }
  throw new Ld({ signature: e })
}
function Wd(e, t = {}) {
  let n = fd(e)
  if (!n) throw new Id({ signature: e, type: `function` })
  let r = $d(n.parameters),
    i = [],
    a = r.length
  for (let e = 0; e < a; e++) i.push(Qd(r[e], { modifiers: Ed, structs: t, type: `function` }))
  let o = []
  if (n.returns) {
    let e = $d(n.returns),
      r = e.length
    for (let n = 0; n < r; n++) o.push(Qd(e[n], { modifiers: Ed, structs: t, type: `function` }))
  }
  return { name: n.name, type: `function`, stateMutability: n.stateMutability ?? `nonpayable`, inputs: i, outputs: o }
}
function Gd(e, t = {}) {
  let n = ld(e)
  if (!n) throw new Id({ signature: e, type: `event` })
  let r = $d(n.parameters),
    i = [],
    a = r.length
  for (let e = 0; e < a; e++) i.push(Qd(r[e], { modifiers: Td, structs: t, type: `event` }))
  return { name: n.name, type: `event`, inputs: i }
}
function Kd(e, t = {}) {
  let n = od(e)
  if (!n) throw new Id({ signature: e, type: `error` })
  let r = $d(n.parameters),
    i = [],
    a = r.length
  for (let e = 0; e < a; e++) i.push(Qd(r[e], { structs: t, type: `error` }))
  return { name: n.name, type: `error`, inputs: i }
}
function qd(e, t = {}) {
  let n = vd(e)
  if (!n) throw new Id({ signature: e, type: `constructor` })
  let r = $d(n.parameters),
    i = [],
    a = r.length
  for (let e = 0; e < a; e++) i.push(Qd(r[e], { structs: t, type: `constructor` }))
  return { type: `constructor`, stateMutability: n.stateMutability ?? `nonpayable`, inputs: i }
}
function Jd(e) {
  let t = xd(e)
  if (!t) throw new Id({ signature: e, type: `fallback` })
  return { type: `fallback`, stateMutability: t.stateMutability ?? `nonpayable` }
}
var Yd =
    /^(?<type>[a-zA-Z$_][a-zA-Z0-9$_]*(?:\spayable)?)(?<array>(?:\[\d*?\])+?)?(?:\s(?<modifier>calldata|indexed|memory|storage{1}))?(?:\s(?<name>[a-zA-Z$_][a-zA-Z0-9$_]*))?$/,
  Xd =
    /^\((?<type>.+?)\)(?<array>(?:\[\d*?\])+?)?(?:\s(?<modifier>calldata|indexed|memory|storage{1}))?(?:\s(?<name>[a-zA-Z$_][a-zA-Z0-9$_]*))?$/,
  Zd = /^u?int$/
function Qd(e, t) {
  let n = Vd(e, t?.type, t?.structs)
  if (Hd.has(n)) return Hd.get(n)
  let r = $u.test(e),
    i = Xu(r ? Xd : Yd, e)
  if (!i) throw new jd({ param: e })
  if (i.name && nf(i.name)) throw new Md({ param: e, name: i.name })
  let a = i.name ? { name: i.name } : {},
    o = i.modifier === `indexed` ? { indexed: !0 } : {},
    s = t?.structs ?? {},
    c,
    l = {}
  if (r) {
    c = `tuple`
    let e = $d(i.type),
      t = [],
      n = e.length
    for (let r = 0; r < n; r++) t.push(Qd(e[r], { structs: s }))
    l = { components: t }
  } else if (i.type in s) ((c = `tuple`), (l = { components: s[i.type] }))
  else if (Zd.test(i.type)) c = `${i.type}256`
  else if (i.type === `address payable`) c = `address`
  else if (((c = i.type), t?.type !== `struct` && !ef(c))) throw new kd({ type: c })
  if (i.modifier) {
    if (!t?.modifiers?.has?.(i.modifier)) throw new Nd({ param: e, type: t?.type, modifier: i.modifier })
    if (Ed.has(i.modifier) && !rf(c, !!i.array)) throw new Pd({ param: e, type: t?.type, modifier: i.modifier })
  }
  let u = { type: `${c}${i.array ?? ``}`, ...a, ...o, ...l }
  return (Hd.set(n, u), u)
}
function $d(e, t = [], n = ``, r = 0) {
  let i = e.trim().length
  for (let a = 0; a < i; a++) {
    let i = e[a],
      o = e.slice(a + 1)
    switch (i) {
      case `,`:
        return r === 0 ? $d(o, [...t, n.trim()]) : $d(o, t, `${n}${i}`, r)
      case `(`:
        return $d(o, t, `${n}${i}`, r + 1)
      case `)`:
        return $d(o, t, `${n}${i}`, r - 1)
      default:
        return $d(o, t, `${n}${i}`, r)
    }
  }
  if (n === ``) return t
  if (r !== 0) throw new Bd({ current: n, depth: r })
  return (t.push(n.trim()), t)
}
function ef(e) {
  return e === `address` || e === `bool` || e === `function` || e === `string` || Zu.test(e) || Qu.test(e)
}
var tf =
  /^(?:after|alias|anonymous|apply|auto|byte|calldata|case|catch|constant|copyof|default|defined|error|event|external|false|final|function|immutable|implements|in|indexed|inline|internal|let|mapping|match|memory|mutable|null|of|override|partial|private|promise|public|pure|reference|relocatable|return|returns|sizeof|static|storage|struct|super|supports|switch|this|true|try|typedef|typeof|var|view|virtual)$/
function nf(e) {
  return (
    e === `address` ||
    e === `bool` ||
    e === `function` ||
    e === `string` ||
    e === `tuple` ||
    Zu.test(e) ||
    Qu.test(e) ||
    tf.test(e)
  )
}
function rf(e, t) {
  return t || e === `bytes` || e === `string` || e === `tuple`
}
function af(e) {
  let t = {},
    n = e.length
  for (let r = 0; r < n; r++) {
    let n = e[r]
    if (!md(n)) continue
    let i = hd(n)
    if (!i) throw new Id({ signature: n, type: `struct` })
    let a = i.properties.split(`;`),
      o = [],
      s = a.length
    for (let e = 0; e < s; e++) {
      let t = a[e].trim()
      if (!t) continue
      let n = Qd(t, { type: `struct` })
      o.push(n)
    }
    if (!o.length) throw new Rd({ signature: n })
    t[i.name] = o
  }
  let r = {},
    i = Object.entries(t),
    a = i.length
  for (let e = 0; e < a; e++) {
    let [n, a] = i[e]
    r[n] = sf(a, t)
  }
  return r
}
var of = /^(?<type>[a-zA-Z$_][a-zA-Z0-9$_]*)(?<array>(?:\[\d*?\])+?)?$/
function sf(e = [], t = {}, n = new Set()) {
  let r = [],
    i = e.length
  for (let a = 0; a < i; a++) {
    let i = e[a]
    if ($u.test(i.type)) r.push(i)
    else {
      let e = Xu(of, i.type)
      if (!e?.type) throw new Fd({ abiParameter: i })
      let { array: a, type: o } = e
      if (o in t) {
        if (n.has(o)) throw new zd({ type: o })
        r.push({ ...i, type: `tuple${a ?? ``}`, components: sf(t[o], t, new Set([...n, o])) })
      } else if (ef(o)) r.push(i)
      else throw new Od({ type: o })
    }
  }
  return r
}
function cf(e) {
  let t = af(e),
    n = [],
    r = e.length
  for (let i = 0; i < r; i++) {
    let r = e[i]
    md(r) || n.push(Ud(r, t))
  }
  return n
}
function lf(e, { includeName: t = !1 } = {}) {
  if (e.type !== `function` && e.type !== `event` && e.type !== `error`) throw new zf(e.type)
  return `${e.name}(${uf(e.inputs, { includeName: t })})`
}
function uf(e, { includeName: t = !1 } = {}) {
  return e ? e.map((e) => df(e, { includeName: t })).join(t ? `, ` : `,`) : ``
}
function df(e, { includeName: t }) {
  return e.type.startsWith(`tuple`)
    ? `(${uf(e.components, { includeName: t })})${e.type.slice(5)}`
    : e.type + (t && e.name ? ` ${e.name}` : ``)
}
function ff(e, { strict: t = !0 } = {}) {
  return !e || typeof e != `string` ? !1 : t ? /^0x[0-9a-fA-F]*$/.test(e) : e.startsWith(`0x`)
}
function U(e) {
  return ff(e, { strict: !1 }) ? Math.ceil((e.length - 2) / 2) : e.length
}
var pf = `2.57.1`,
  mf = {
    getDocsUrl: ({ docsBaseUrl: e, docsPath: t = ``, docsSlug: n }) =>
      t ? `${e ?? `https://viem.sh`}${t}${n ? `#${n}` : ``}` : void 0,
    version: `viem@${pf}`,
  },
  W = class e extends Error {
    constructor(t, n = {}) {
      let r = n.cause instanceof e ? n.cause.details : n.cause?.message ? n.cause.message : n.details,
        i = (n.cause instanceof e && n.cause.docsPath) || n.docsPath,
        a = mf.getDocsUrl?.({ ...n, docsPath: i }),
        o = [
          t || `An error occurred.`,
          ``,
          ...(n.metaMessages ? [...n.metaMessages, ``] : []),
          ...(a ? [`Docs: ${a}`] : []),
          ...(r ? [`Details: ${r}`] : []),
          ...(mf.version ? [`Version: ${mf.version}`] : []),
        ].join(`
`)
      ;(super(o, n.cause ? { cause: n.cause } : void 0),
        Object.defineProperty(this, 'details', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'docsPath', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'metaMessages', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'shortMessage', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'version', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'name', { enumerable: !0, configurable: !0, writable: !0, value: `BaseError` }),
        (this.details = r),
        (this.docsPath = i),
        (this.metaMessages = n.metaMessages),
        (this.name = n.name ?? this.name),
        (this.shortMessage = t),
        (this.version = pf))
    }
    walk(e) {
      return hf(this, e)
    }
  }
function hf(e, t) {
  return t?.(e) ? e : e && typeof e == `object` && `cause` in e && e.cause !== void 0 ? hf(e.cause, t) : t ? null : e
}
var gf = class extends W {
    constructor({ docsPath: e }) {
      super(
        `A constructor was not found on the ABI.
Make sure you are using the correct ABI and that the constructor exists on it.`,
        { docsPath: e, name: `AbiConstructorNotFoundError` },
      )
    }
  },
  _f = class extends W {
    constructor({ docsPath: e }) {
      super(
        'Constructor arguments were provided (`args`), but a constructor parameters (`inputs`) were not found on the ABI.\nMake sure you are using the correct ABI, and that the `inputs` attribute on the constructor exists.',
        { docsPath: e, name: `AbiConstructorParamsNotFoundError` },
      )
    }
  },
  vf = class extends W {
    constructor({ data: e, params: t, size: n }) {
      ;(super(
        [`Data size of ${n} bytes is too small for given parameters.`].join(`
`),
        {
          metaMessages: [`Params: (${uf(t, { includeName: !0 })})`, `Data:   ${e} (${n} bytes)`],
          name: `AbiDecodingDataSizeTooSmallError`,
        },
      ),
        Object.defineProperty(this, 'data', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'params', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'size', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.data = e),
        (this.params = t),
        (this.size = n))
    }
  },
  yf = class extends W {
    constructor({ cause: e } = {}) {
      super(`Cannot decode zero data ("0x") with ABI parameters.`, { name: `AbiDecodingZeroDataError`, cause: e })
    }
  },
  bf = class extends W {
    constructor({ expectedLength: e, givenLength: t, type: n }) {
      super(
        [`ABI encoding array length mismatch for type ${n}.`, `Expected length: ${e}`, `Given length: ${t}`].join(`
`),
        { name: `AbiEncodingArrayLengthMismatchError` },
      )
    }
  },
  xf = class extends W {
    constructor({ expectedSize: e, value: t }) {
      super(`Size of bytes "${t}" (bytes${U(t)}) does not match expected size (bytes${e}).`, {
        name: `AbiEncodingBytesSizeMismatchError`,
      })
    }
  },
  Sf = class extends W {
    constructor({ expectedLength: e, givenLength: t }) {
      super(
        [`ABI encoding params/values length mismatch.`, `Expected length (params): ${e}`, `Given length (values): ${t}`]
          .join(`
`),
        { name: `AbiEncodingLengthMismatchError` },
      )
    }
  },
  Cf = class extends W {
    constructor(e, { docsPath: t }) {
      super(
        [
          `Arguments (\`args\`) were provided to "${e}", but "${e}" on the ABI does not contain any parameters (\`inputs\`).`,
          `Cannot encode error result without knowing what the parameter types are.`,
          `Make sure you are using the correct ABI and that the inputs exist on it.`,
        ].join(`
`),
        { docsPath: t, name: `AbiErrorInputsNotFoundError` },
      )
    }
  },
  wf = class extends W {
    constructor(e, { docsPath: t } = {}) {
      super(
        [
          `Error ${e ? `"${e}" ` : ``}not found on ABI.`,
          `Make sure you are using the correct ABI and that the error exists on it.`,
        ].join(`
`),
        { docsPath: t, name: `AbiErrorNotFoundError` },
      )
    }
  },
  Tf = class extends W {
    constructor(e, { docsPath: t, cause: n }) {
      ;(super(
        [
          `Encoded error signature "${e}" not found on ABI.`,
          `Make sure you are using the correct ABI and that the error exists on it.`,
          `You can look up the decoded signature here: https://4byte.sourcify.dev/?q=${e}.`,
        ].join(`
`),
        { docsPath: t, name: `AbiErrorSignatureNotFoundError`, cause: n },
      ),
        Object.defineProperty(this, 'signature', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.signature = e))
    }
  },
  Ef = class extends W {
    constructor({ docsPath: e }) {
      super(`Cannot extract event signature from empty topics.`, {
        docsPath: e,
        name: `AbiEventSignatureEmptyTopicsError`,
      })
    }
  },
  Df = class extends W {
    constructor(e, { docsPath: t }) {
      super(
        [
          `Encoded event signature "${e}" not found on ABI.`,
          `Make sure you are using the correct ABI and that the event exists on it.`,
          `You can look up the signature here: https://4byte.sourcify.dev/?q=${e}.`,
        ].join(`
`),
        { docsPath: t, name: `AbiEventSignatureNotFoundError` },
      )
    }
  },
  Of = class extends W {
    constructor(e, { docsPath: t } = {}) {
      super(
        [
          `Event ${e ? `"${e}" ` : ``}not found on ABI.`,
          `Make sure you are using the correct ABI and that the event exists on it.`,
        ].join(`
`),
        { docsPath: t, name: `AbiEventNotFoundError` },
      )
    }
  },
  kf = class extends W {
    constructor(e, { docsPath: t } = {}) {
      super(
        [
          `Function ${e ? `"${e}" ` : ``}not found on ABI.`,
          `Make sure you are using the correct ABI and that the function exists on it.`,
        ].join(`
`),
        { docsPath: t, name: `AbiFunctionNotFoundError` },
      )
    }
  },
  Af = class extends W {
    constructor(e, { docsPath: t }) {
      super(
        [
          `Function "${e}" does not contain any \`outputs\` on ABI.`,
          `Cannot decode function result without knowing what the parameter types are.`,
          `Make sure you are using the correct ABI and that the function exists on it.`,
        ].join(`
`),
        { docsPath: t, name: `AbiFunctionOutputsNotFoundError` },
      )
    }
  },
  jf = class extends W {
    constructor(e, { docsPath: t }) {
      super(
        [
          `Encoded function signature "${e}" not found on ABI.`,
          `Make sure you are using the correct ABI and that the function exists on it.`,
          `You can look up the signature here: https://4byte.sourcify.dev/?q=${e}.`,
        ].join(`
`),
        { docsPath: t, name: `AbiFunctionSignatureNotFoundError` },
      )
    }
  },
  Mf = class extends W {
    constructor(e, t) {
      super(`Found ambiguous types in overloaded ABI items.`, {
        metaMessages: [
          `\`${e.type}\` in \`${lf(e.abiItem)}\`, and`,
          `\`${t.type}\` in \`${lf(t.abiItem)}\``,
          ``,
          `These types encode differently and cannot be distinguished at runtime.`,
          `Remove one of the ambiguous items in the ABI.`,
        ],
        name: `AbiItemAmbiguityError`,
      })
    }
  },
  Nf = class extends W {
    constructor({ expectedSize: e, givenSize: t }) {
      super(`Expected bytes${e}, got bytes${t}.`, { name: `BytesSizeMismatchError` })
    }
  },
  Pf = class extends W {
    constructor({ abiItem: e, data: t, params: n, size: r }) {
      ;(super(
        [`Data size of ${r} bytes is too small for non-indexed event parameters.`].join(`
`),
        {
          metaMessages: [`Params: (${uf(n, { includeName: !0 })})`, `Data:   ${t} (${r} bytes)`],
          name: `DecodeLogDataMismatch`,
        },
      ),
        Object.defineProperty(this, 'abiItem', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'data', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'params', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'size', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.abiItem = e),
        (this.data = t),
        (this.params = n),
        (this.size = r))
    }
  },
  Ff = class extends W {
    constructor({ abiItem: e, param: t }) {
      ;(super(
        [
          `Expected a topic for indexed event parameter${t.name ? ` "${t.name}"` : ``} on event "${lf(e, { includeName: !0 })}".`,
        ].join(`
`),
        { name: `DecodeLogTopicsMismatch` },
      ),
        Object.defineProperty(this, 'abiItem', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.abiItem = e))
    }
  },
  If = class extends W {
    constructor(e, { docsPath: t }) {
      super(
        [`Type "${e}" is not a valid encoding type.`, `Please provide a valid ABI type.`].join(`
`),
        { docsPath: t, name: `InvalidAbiEncodingType` },
      )
    }
  },
  Lf = class extends W {
    constructor(e, { docsPath: t }) {
      super(
        [`Type "${e}" is not a valid decoding type.`, `Please provide a valid ABI type.`].join(`
`),
        { docsPath: t, name: `InvalidAbiDecodingType` },
      )
    }
  },
  Rf = class extends W {
    constructor(e) {
      super(
        [`Value "${e}" is not a valid array.`].join(`
`),
        { name: `InvalidArrayError` },
      )
    }
  },
  zf = class extends W {
    constructor(e) {
      super(
        [`"${e}" is not a valid definition type.`, `Valid types: "function", "event", "error"`].join(`
`),
        { name: `InvalidDefinitionTypeError` },
      )
    }
  },
  Bf = class extends W {
    constructor({ offset: e, position: t, size: n }) {
      super(`Slice ${t === `start` ? `starting` : `ending`} at offset "${e}" is out-of-bounds (size: ${n}).`, {
        name: `SliceOffsetOutOfBoundsError`,
      })
    }
  },
  Vf = class extends W {
    constructor({ size: e, targetSize: t, type: n }) {
      super(`${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} size (${e}) exceeds padding size (${t}).`, {
        name: `SizeExceedsPaddingSizeError`,
      })
    }
  },
  Hf = class extends W {
    constructor({ size: e, targetSize: t, type: n }) {
      super(
        `${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} is expected to be ${t} ${n} long, but is ${e} ${n} long.`,
        { name: `InvalidBytesLengthError` },
      )
    }
  }
function Uf(e, { dir: t, size: n = 32 } = {}) {
  return typeof e == `string` ? Wf(e, { dir: t, size: n }) : Gf(e, { dir: t, size: n })
}
function Wf(e, { dir: t, size: n = 32 } = {}) {
  if (n === null) return e
  let r = e.replace(`0x`, ``)
  if (r.length > n * 2) throw new Vf({ size: Math.ceil(r.length / 2), targetSize: n, type: `hex` })
  return `0x${r[t === `right` ? `padEnd` : `padStart`](n * 2, `0`)}`
}
function Gf(e, { dir: t, size: n = 32 } = {}) {
  if (n === null) return e
  if (e.length > n) throw new Vf({ size: e.length, targetSize: n, type: `bytes` })
  let r = new Uint8Array(n)
  for (let i = 0; i < n; i++) {
    let a = t === `right`
    r[a ? i : n - i - 1] = e[a ? i : e.length - i - 1]
  }
  return r
}
var Kf = class extends W {
    constructor({ max: e, min: t, signed: n, size: r, value: i }) {
      super(
        `Number "${i}" is not in safe ${r ? `${r * 8}-bit ${n ? `signed` : `unsigned`} ` : ``}integer range ${e ? `(${t} to ${e})` : `(above ${t})`}`,
        { name: `IntegerOutOfRangeError` },
      )
    }
  },
  qf = class extends W {
    constructor(e) {
      super(
        `Bytes value "${e}" is not a valid boolean. The bytes array must contain a single byte of either a 0 or 1 value.`,
        { name: `InvalidBytesBooleanError` },
      )
    }
  },
  Jf = class extends W {
    constructor(e) {
      super(`Hex value "${e}" is not a valid boolean. The hex value must be "0x0" (false) or "0x1" (true).`, {
        name: `InvalidHexBooleanError`,
      })
    }
  },
  Yf = class extends W {
    constructor(e) {
      super(`Hex value "${e}" is an odd length (${e.length}). It must be an even length.`, {
        name: `InvalidHexValueError`,
      })
    }
  },
  Xf = class extends W {
    constructor({ limit: e }) {
      super(`RLP depth limit of \`${e}\` exceeded.`, { name: `RlpDepthLimitExceededError` })
    }
  },
  Zf = class extends W {
    constructor({ consumed: e, declared: t }) {
      super(`RLP list items consumed \`${e}\` bytes but the list declared a length of \`${t}\`.`, {
        name: `RlpListBoundaryExceededError`,
      })
    }
  },
  Qf = class extends W {
    constructor({ count: e }) {
      super(`RLP payload encodes a single item, but \`${e}\` trailing ${e === 1 ? `byte remains` : `bytes remain`}.`, {
        name: `RlpTrailingBytesError`,
      })
    }
  },
  $f = class extends W {
    constructor({ givenSize: e, maxSize: t }) {
      super(`Size cannot exceed ${t} bytes. Given size: ${e} bytes.`, { name: `SizeOverflowError` })
    }
  }
function ep(e, { dir: t = `left` } = {}) {
  let n = typeof e == `string` ? e.replace(`0x`, ``) : e,
    r = 0
  for (let e = 0; e < n.length - 1 && n[t === `left` ? e : n.length - e - 1].toString() === `0`; e++) r++
  return (
    (n = t === `left` ? n.slice(r) : n.slice(0, n.length - r)),
    typeof e == `string`
      ? (n.length === 1 && t === `right` && (n = `${n}0`), `0x${n.length % 2 == 1 ? `0${n}` : n}`)
      : n
  )
}
function tp(e, { size: t }) {
  if (U(e) > t) throw new $f({ givenSize: U(e), maxSize: t })
}
function np(e, t = {}) {
  let { signed: n } = t
  t.size && tp(e, { size: t.size })
  let r = BigInt(e)
  if (!n) return r
  let i = Math.ceil((e.length - 2) / 2)
  return r <= (1n << (BigInt(i) * 8n - 1n)) - 1n ? r : r - BigInt(`0x${`f`.padStart(i * 2, `f`)}`) - 1n
}
function rp(e, t = {}) {
  let n = e
  if ((t.size && (tp(n, { size: t.size }), (n = ep(n))), ep(n) === `0x00`)) return !1
  if (ep(n) === `0x01`) return !0
  throw new Jf(n)
}
function ip(e, t = {}) {
  let n = np(e, t),
    r = Number(n)
  if (!Number.isSafeInteger(r))
    throw new Kf({ max: `${2 ** 53 - 1}`, min: `${-(2 ** 53 - 1)}`, signed: t.signed, size: t.size, value: `${n}n` })
  return r
}
var ap = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function op(e, t = {}) {
  return typeof e == `number` || typeof e == `bigint`
    ? lp(e, t)
    : typeof e == `string`
      ? dp(e, t)
      : typeof e == `boolean`
        ? sp(e, t)
        : cp(e, t)
}
function sp(e, t = {}) {
  let n = `0x${Number(e)}`
  return typeof t.size == `number` ? (tp(n, { size: t.size }), Uf(n, { size: t.size })) : n
}
function cp(e, t = {}) {
  let n = ``
  for (let t = 0; t < e.length; t++) n += ap[e[t]]
  let r = `0x${n}`
  return typeof t.size == `number` ? (tp(r, { size: t.size }), Uf(r, { dir: `right`, size: t.size })) : r
}
function lp(e, t = {}) {
  let { signed: n, size: r } = t,
    i = BigInt(e),
    a
  r
    ? (a = n ? (1n << (BigInt(r) * 8n - 1n)) - 1n : 2n ** (BigInt(r) * 8n) - 1n)
    : typeof e == `number` && (a = BigInt(2 ** 53 - 1))
  let o = typeof a == `bigint` && n ? -a - 1n : 0
  if ((a && i > a) || i < o) {
    let t = typeof e == `bigint` ? `n` : ``
    throw new Kf({ max: a ? `${a}${t}` : void 0, min: `${o}${t}`, signed: n, size: r, value: `${e}${t}` })
  }
  let s = `0x${(n && i < 0 ? (1n << BigInt(r * 8)) + BigInt(i) : i).toString(16)}`
  return r ? Uf(s, { size: r }) : s
}
var up = new TextEncoder()
function dp(e, t = {}) {
  return cp(up.encode(e), t)
}
var fp = new TextEncoder()
function pp(e, t = {}) {
  return typeof e == `number` || typeof e == `bigint`
    ? vp(e, t)
    : typeof e == `boolean`
      ? mp(e, t)
      : ff(e)
        ? _p(e, t)
        : yp(e, t)
}
function mp(e, t = {}) {
  let n = new Uint8Array(1)
  return ((n[0] = Number(e)), typeof t.size == `number` ? (tp(n, { size: t.size }), Uf(n, { size: t.size })) : n)
}
var hp = { zero: 48, nine: 57, A: 65, F: 70, a: 97, f: 102 }
function gp(e) {
  if (e >= hp.zero && e <= hp.nine) return e - hp.zero
  if (e >= hp.A && e <= hp.F) return e - (hp.A - 10)
  if (e >= hp.a && e <= hp.f) return e - (hp.a - 10)
}
function _p(e, t = {}) {
  let n = e
  t.size && (tp(n, { size: t.size }), (n = Uf(n, { dir: `right`, size: t.size })))
  let r = n.slice(2)
  r.length % 2 && (r = `0${r}`)
  let i = r.length / 2,
    a = new Uint8Array(i)
  for (let e = 0, t = 0; e < i; e++) {
    let n = gp(r.charCodeAt(t++)),
      i = gp(r.charCodeAt(t++))
    if (n === void 0 || i === void 0) throw new W(`Invalid byte sequence ("${r[t - 2]}${r[t - 1]}" in "${r}").`)
    a[e] = n * 16 + i
  }
  return a
}
function vp(e, t) {
  return _p(lp(e, t))
}
function yp(e, t = {}) {
  let n = fp.encode(e)
  return typeof t.size == `number` ? (tp(n, { size: t.size }), Uf(n, { dir: `right`, size: t.size })) : n
}
var bp = BigInt(2 ** 32 - 1),
  xp = BigInt(32)
function Sp(e, t = !1) {
  return t ? { h: Number(e & bp), l: Number((e >> xp) & bp) } : { h: Number((e >> xp) & bp) | 0, l: Number(e & bp) | 0 }
}
function Cp(e, t = !1) {
  let n = e.length,
    r = new Uint32Array(n),
    i = new Uint32Array(n)
  for (let a = 0; a < n; a++) {
    let { h: n, l: o } = Sp(e[a], t)
    ;[r[a], i[a]] = [n, o]
  }
  return [r, i]
}
var wp = (e, t, n) => e >>> n,
  Tp = (e, t, n) => (e << (32 - n)) | (t >>> n),
  Ep = (e, t, n) => (e >>> n) | (t << (32 - n)),
  Dp = (e, t, n) => (e << (32 - n)) | (t >>> n),
  Op = (e, t, n) => (e << (64 - n)) | (t >>> (n - 32)),
  kp = (e, t, n) => (e >>> (n - 32)) | (t << (64 - n)),
  Ap = (e, t) => t,
  jp = (e, t) => e,
  Mp = (e, t, n) => (e << n) | (t >>> (32 - n)),
  Np = (e, t, n) => (t << n) | (e >>> (32 - n)),
  Pp = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
  Fp = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n))
function Ip(e, t, n, r) {
  let i = (t >>> 0) + (r >>> 0)
  return { h: (e + n + ((i / 2 ** 32) | 0)) | 0, l: i | 0 }
}
var Lp = (e, t, n) => (e >>> 0) + (t >>> 0) + (n >>> 0),
  Rp = (e, t, n, r) => (t + n + r + ((e / 2 ** 32) | 0)) | 0,
  zp = (e, t, n, r) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0),
  Bp = (e, t, n, r, i) => (t + n + r + i + ((e / 2 ** 32) | 0)) | 0,
  Vp = (e, t, n, r, i) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0) + (i >>> 0),
  Hp = (e, t, n, r, i, a) => (t + n + r + i + a + ((e / 2 ** 32) | 0)) | 0,
  Up = typeof globalThis == `object` && `crypto` in globalThis ? globalThis.crypto : void 0
function Wp(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function Gp(e) {
  if (!Number.isSafeInteger(e) || e < 0) throw Error(`positive integer expected, got ` + e)
}
function Kp(e, ...t) {
  if (!Wp(e)) throw Error(`Uint8Array expected`)
  if (t.length > 0 && !t.includes(e.length))
    throw Error(`Uint8Array expected of length ` + t + `, got length=` + e.length)
}
function qp(e) {
  if (typeof e != `function` || typeof e.create != `function`)
    throw Error(`Hash should be wrapped by utils.createHasher`)
  ;(Gp(e.outputLen), Gp(e.blockLen))
}
function Jp(e, t = !0) {
  if (e.destroyed) throw Error(`Hash instance has been destroyed`)
  if (t && e.finished) throw Error(`Hash#digest() has already been called`)
}
function Yp(e, t) {
  Kp(e)
  let n = t.outputLen
  if (e.length < n) throw Error(`digestInto() expects output buffer of length at least ` + n)
}
function Xp(e) {
  return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
}
function Zp(...e) {
  for (let t = 0; t < e.length; t++) e[t].fill(0)
}
function Qp(e) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength)
}
function $p(e, t) {
  return (e << (32 - t)) | (e >>> t)
}
function em(e, t) {
  return (e << t) | ((e >>> (32 - t)) >>> 0)
}
var tm = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
function nm(e) {
  return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
}
var rm = tm ? (e) => e : (e) => nm(e)
function im(e) {
  for (let t = 0; t < e.length; t++) e[t] = nm(e[t])
  return e
}
var am = tm ? (e) => e : im,
  om = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
  sm = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function cm(e) {
  if ((Kp(e), om)) return e.toHex()
  let t = ``
  for (let n = 0; n < e.length; n++) t += sm[e[n]]
  return t
}
var lm = { _0: 48, _9: 57, A: 65, F: 70, a: 97, f: 102 }
function um(e) {
  if (e >= lm._0 && e <= lm._9) return e - lm._0
  if (e >= lm.A && e <= lm.F) return e - (lm.A - 10)
  if (e >= lm.a && e <= lm.f) return e - (lm.a - 10)
}
function dm(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  if (om) return Uint8Array.fromHex(e)
  let t = e.length,
    n = t / 2
  if (t % 2) throw Error(`hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = um(e.charCodeAt(i)),
      a = um(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0) {
      let t = e[i] + e[i + 1]
      throw Error(`hex string expected, got non-hex character "` + t + `" at index ` + i)
    }
    r[t] = n * 16 + a
  }
  return r
}
function fm(e) {
  if (typeof e != `string`) throw Error(`string expected`)
  return new Uint8Array(new TextEncoder().encode(e))
}
function pm(e) {
  return (typeof e == `string` && (e = fm(e)), Kp(e), e)
}
function mm(...e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let r = e[n]
    ;(Kp(r), (t += r.length))
  }
  let n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
var hm = class {}
function gm(e) {
  let t = (t) => e().update(pm(t)).digest(),
    n = e()
  return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = () => e()), t)
}
function _m(e) {
  let t = (t, n) => e(n).update(pm(t)).digest(),
    n = e({})
  return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = (t) => e(t)), t)
}
function vm(e = 32) {
  if (Up && typeof Up.getRandomValues == `function`) return Up.getRandomValues(new Uint8Array(e))
  if (Up && typeof Up.randomBytes == `function`) return Uint8Array.from(Up.randomBytes(e))
  throw Error(`crypto.getRandomValues must be defined`)
}
var ym = BigInt(0),
  bm = BigInt(1),
  xm = BigInt(2),
  Sm = BigInt(7),
  Cm = BigInt(256),
  wm = BigInt(113),
  Tm = [],
  Em = [],
  Dm = []
for (let e = 0, t = bm, n = 1, r = 0; e < 24; e++) {
  ;(([n, r] = [r, (2 * n + 3 * r) % 5]), Tm.push(2 * (5 * r + n)), Em.push((((e + 1) * (e + 2)) / 2) % 64))
  let i = ym
  for (let e = 0; e < 7; e++)
    ((t = ((t << bm) ^ ((t >> Sm) * wm)) % Cm), t & xm && (i ^= bm << ((bm << BigInt(e)) - bm)))
  Dm.push(i)
}
var Om = Cp(Dm, !0),
  km = Om[0],
  Am = Om[1],
  jm = (e, t, n) => (n > 32 ? Pp(e, t, n) : Mp(e, t, n)),
  Mm = (e, t, n) => (n > 32 ? Fp(e, t, n) : Np(e, t, n))
function Nm(e, t = 24) {
  let n = new Uint32Array(10)
  for (let r = 24 - t; r < 24; r++) {
    for (let t = 0; t < 10; t++) n[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
    for (let t = 0; t < 10; t += 2) {
      let r = (t + 8) % 10,
        i = (t + 2) % 10,
        a = n[i],
        o = n[i + 1],
        s = jm(a, o, 1) ^ n[r],
        c = Mm(a, o, 1) ^ n[r + 1]
      for (let n = 0; n < 50; n += 10) ((e[t + n] ^= s), (e[t + n + 1] ^= c))
    }
    let t = e[2],
      i = e[3]
    for (let n = 0; n < 24; n++) {
      let r = Em[n],
        a = jm(t, i, r),
        o = Mm(t, i, r),
        s = Tm[n]
      ;((t = e[s]), (i = e[s + 1]), (e[s] = a), (e[s + 1] = o))
    }
    for (let t = 0; t < 50; t += 10) {
      for (let r = 0; r < 10; r++) n[r] = e[t + r]
      for (let r = 0; r < 10; r++) e[t + r] ^= ~n[(r + 2) % 10] & n[(r + 4) % 10]
    }
    ;((e[0] ^= km[r]), (e[1] ^= Am[r]))
  }
  Zp(n)
}
var Pm = class e extends hm {
    constructor(e, t, n, r = !1, i = 24) {
      if (
        (super(),
        (this.pos = 0),
        (this.posOut = 0),
        (this.finished = !1),
        (this.destroyed = !1),
        (this.enableXOF = !1),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.rounds = i),
        Gp(n),
        !(0 < e && e < 200))
      )
        throw Error(`only keccak-f1600 function is supported`)
      ;((this.state = new Uint8Array(200)), (this.state32 = Xp(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(am(this.state32), Nm(this.state32, this.rounds), am(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;(Jp(this), (e = pm(e)), Kp(e))
      let { blockLen: t, state: n } = this,
        r = e.length
      for (let i = 0; i < r;) {
        let a = Math.min(t - this.pos, r - i)
        for (let t = 0; t < a; t++) n[this.pos++] ^= e[i++]
        this.pos === t && this.keccak()
      }
      return this
    }
    finish() {
      if (this.finished) return
      this.finished = !0
      let { state: e, suffix: t, pos: n, blockLen: r } = this
      ;((e[n] ^= t), t & 128 && n === r - 1 && this.keccak(), (e[r - 1] ^= 128), this.keccak())
    }
    writeInto(e) {
      ;(Jp(this, !1), Kp(e), this.finish())
      let t = this.state,
        { blockLen: n } = this
      for (let r = 0, i = e.length; r < i;) {
        this.posOut >= n && this.keccak()
        let a = Math.min(n - this.posOut, i - r)
        ;(e.set(t.subarray(this.posOut, this.posOut + a), r), (this.posOut += a), (r += a))
      }
      return e
    }
    xofInto(e) {
      if (!this.enableXOF) throw Error(`XOF is not possible for this instance`)
      return this.writeInto(e)
    }
    xof(e) {
      return (Gp(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((Yp(e, this), this.finished)) throw Error(`digest() was already called`)
      return (this.writeInto(e), this.destroy(), e)
    }
    digest() {
      return this.digestInto(new Uint8Array(this.outputLen))
    }
    destroy() {
      ;((this.destroyed = !0), Zp(this.state))
    }
    _cloneInto(t) {
      let { blockLen: n, suffix: r, outputLen: i, rounds: a, enableXOF: o } = this
      return (
        (t ||= new e(n, r, i, o, a)),
        t.state32.set(this.state32),
        (t.pos = this.pos),
        (t.posOut = this.posOut),
        (t.finished = this.finished),
        (t.rounds = a),
        (t.suffix = r),
        (t.outputLen = i),
        (t.enableXOF = o),
        (t.destroyed = this.destroyed),
        t
      )
    }
  },
  Fm = ((e, t, n) => gm(() => new Pm(t, e, n)))(1, 136, 32)
function Im(e, t) {
  let n = t || `hex`,
    r = Fm(ff(e, { strict: !1 }) ? pp(e) : e)
  return n === `bytes` ? r : op(r)
}
var Lm = (e) => Im(pp(e))
function Rm(e) {
  return Lm(e)
}
function zm(e) {
  let t = !0,
    n = ``,
    r = 0,
    i = ``,
    a = !1
  for (let o = 0; o < e.length; o++) {
    let s = e[o]
    if (([`(`, `)`, `,`].includes(s) && (t = !0), s === `(` && r++, s === `)` && r--, t)) {
      if (r === 0) {
        if (s === ` ` && [`event`, `function`, ``].includes(i)) i = ``
        else if (((i += s), s === `)`)) {
          a = !0
          break
        }
      } else s === ` ` ? e[o - 1] !== `,` && n !== `,` && n !== `,(` && ((n = ``), (t = !1)) : ((i += s), (n += s))
    }
  }
  if (!a) throw new W(`Unable to normalize signature.`)
  return i
}
var Bm = (e) => zm(typeof e == `string` ? e : rd(e))
function Vm(e) {
  return Rm(Bm(e))
}
var Hm = Vm,
  Um = class extends W {
    constructor({ address: e }) {
      super(`Address "${e}" is invalid.`, {
        metaMessages: [
          `- Address must be a hex value of 20 bytes (40 hex characters).`,
          `- Address must match its checksum counterpart.`,
        ],
        name: `InvalidAddressError`,
      })
    }
  },
  Wm = class extends Map {
    constructor(e) {
      ;(super(),
        Object.defineProperty(this, 'maxSize', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.maxSize = e))
    }
    get(e) {
      let t = super.get(e)
      return (super.has(e) && (super.delete(e), super.set(e, t)), t)
    }
    set(e, t) {
      if ((super.has(e) && super.delete(e), super.set(e, t), this.maxSize && this.size > this.maxSize)) {
        let e = super.keys().next().value
        e !== void 0 && super.delete(e)
      }
      return this
    }
  },
  Gm = new Wm(8192)
function Km(e, t) {
  if (Gm.has(`${e}.${t}`)) return Gm.get(`${e}.${t}`)
  let n = t ? `${t}${e.toLowerCase()}` : e.substring(2).toLowerCase(),
    r = Im(yp(n), `bytes`),
    i = (t ? n.substring(`${t}0x`.length) : n).split(``)
  for (let e = 0; e < 40; e += 2)
    (r[e >> 1] >> 4 >= 8 && i[e] && (i[e] = i[e].toUpperCase()),
      (r[e >> 1] & 15) >= 8 && i[e + 1] && (i[e + 1] = i[e + 1].toUpperCase()))
  let a = `0x${i.join(``)}`
  return (Gm.set(`${e}.${t}`, a), a)
}
function qm(e, t) {
  if (!Xm(e, { strict: !1 })) throw new Um({ address: e })
  return Km(e, t)
}
var Jm = /^0x[a-fA-F0-9]{40}$/,
  Ym = new Wm(8192)
function Xm(e, t) {
  let { strict: n = !0 } = t ?? {},
    r = `${e}.${n}`
  if (Ym.has(r)) return Ym.get(r)
  let i = Jm.test(e) ? e.toLowerCase() === e || !n || Km(e) === e : !1
  return (Ym.set(r, i), i)
}
function Zm(e) {
  return typeof e[0] == `string` ? $m(e) : Qm(e)
}
function Qm(e) {
  let t = 0
  for (let n of e) t += n.length
  let n = new Uint8Array(t),
    r = 0
  for (let t of e) (n.set(t, r), (r += t.length))
  return n
}
function $m(e) {
  return `0x${e.reduce((e, t) => e + t.replace(`0x`, ``), ``)}`
}
function eh(e, t, n, { strict: r } = {}) {
  return ff(e, { strict: !1 }) ? ih(e, t, n, { strict: r }) : rh(e, t, n, { strict: r })
}
function th(e, t) {
  if (typeof t == `number` && t > 0 && t > U(e) - 1) throw new Bf({ offset: t, position: `start`, size: U(e) })
}
function nh(e, t, n) {
  if (typeof t == `number` && typeof n == `number` && U(e) !== n - t)
    throw new Bf({ offset: n, position: `end`, size: U(e) })
}
function rh(e, t, n, { strict: r } = {}) {
  th(e, t)
  let i = e.slice(t, n)
  return (r && nh(i, t, n), i)
}
function ih(e, t, n, { strict: r } = {}) {
  th(e, t)
  let i = `0x${e.replace(`0x`, ``).slice((t ?? 0) * 2, (n ?? e.length) * 2)}`
  return (r && nh(i, t, n), i)
}
var ah = /^bytes([1-9]|1[0-9]|2[0-9]|3[0-2])?$/,
  oh =
    /^(u?int)(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?$/
function sh(e, t) {
  if (e.length !== t.length) throw new Sf({ expectedLength: e.length, givenLength: t.length })
  return uh(ch({ params: e, values: t }))
}
function ch({ params: e, values: t }) {
  let n = []
  for (let r = 0; r < e.length; r++) n.push(lh({ param: e[r], value: t[r] }))
  return n
}
function lh({ param: e, value: t }) {
  let n = vh(e.type)
  if (n) {
    let [r, i] = n
    return fh(t, { length: r, param: { ...e, type: i } })
  }
  if (e.type === `tuple`) return _h(t, { param: e })
  if (e.type === `address`) return dh(t)
  if (e.type === `bool`) return mh(t)
  if (e.type.startsWith(`uint`) || e.type.startsWith(`int`)) {
    let n = e.type.startsWith(`int`),
      [, , r = `256`] = oh.exec(e.type) ?? []
    return hh(t, { signed: n, size: Number(r) })
  }
  if (e.type.startsWith(`bytes`)) return ph(t, { param: e })
  if (e.type === `string`) return gh(t)
  throw new If(e.type, { docsPath: `/docs/contract/encodeAbiParameters` })
}
function uh(e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let { dynamic: r, encoded: i } = e[n]
    t += r ? 32 : U(i)
  }
  let n = [],
    r = [],
    i = 0
  for (let a = 0; a < e.length; a++) {
    let { dynamic: o, encoded: s } = e[a]
    o ? (n.push(lp(t + i, { size: 32 })), r.push(s), (i += U(s))) : n.push(s)
  }
  return $m([...n, ...r])
}
function dh(e) {
  if (!Xm(e)) throw new Um({ address: e })
  return { dynamic: !1, encoded: Wf(e.toLowerCase()) }
}
function fh(e, { length: t, param: n }) {
  let r = t === null
  if (!Array.isArray(e)) throw new Rf(e)
  if (!r && e.length !== t) throw new bf({ expectedLength: t, givenLength: e.length, type: `${n.type}[${t}]` })
  let i = e.length === 0 && yh(n),
    a = []
  for (let t = 0; t < e.length; t++) {
    let r = lh({ param: n, value: e[t] })
    ;(r.dynamic && (i = !0), a.push(r))
  }
  if (r || i) {
    let e = uh(a)
    if (r) return { dynamic: !0, encoded: $m([lp(a.length, { size: 32 }), e]) }
    if (i) return { dynamic: !0, encoded: e }
  }
  return { dynamic: !1, encoded: $m(a.map(({ encoded: e }) => e)) }
}
function ph(e, { param: t }) {
  let [, n] = t.type.split(`bytes`),
    r = U(e)
  if (!n) {
    let t = e
    return (
      r % 32 != 0 && (t = Wf(t, { dir: `right`, size: Math.ceil((e.length - 2) / 2 / 32) * 32 })),
      { dynamic: !0, encoded: $m([Wf(lp(r, { size: 32 })), t]) }
    )
  }
  if (r !== Number.parseInt(n, 10)) throw new xf({ expectedSize: Number.parseInt(n, 10), value: e })
  return { dynamic: !1, encoded: Wf(e, { dir: `right` }) }
}
function mh(e) {
  if (typeof e != `boolean`)
    throw new W(`Invalid boolean value: "${e}" (type: ${typeof e}). Expected: \`true\` or \`false\`.`)
  return { dynamic: !1, encoded: Wf(sp(e)) }
}
function hh(e, { signed: t, size: n = 256 }) {
  if (typeof n == `number`) {
    let r = 2n ** (BigInt(n) - (t ? 1n : 0n)) - 1n,
      i = t ? -r - 1n : 0n
    if (e > r || e < i)
      throw new Kf({ max: r.toString(), min: i.toString(), signed: t, size: n / 8, value: e.toString() })
  }
  return { dynamic: !1, encoded: lp(e, { size: 32, signed: t }) }
}
function gh(e) {
  let t = dp(e),
    n = Math.ceil(U(t) / 32),
    r = []
  for (let e = 0; e < n; e++) r.push(Wf(eh(t, e * 32, (e + 1) * 32), { dir: `right` }))
  return { dynamic: !0, encoded: $m([Wf(lp(U(t), { size: 32 })), ...r]) }
}
function _h(e, { param: t }) {
  let n = !1,
    r = []
  for (let i = 0; i < t.components.length; i++) {
    let a = t.components[i],
      o = lh({ param: a, value: e[Array.isArray(e) ? i : a.name] })
    ;(r.push(o), o.dynamic && (n = !0))
  }
  return { dynamic: n, encoded: n ? uh(r) : $m(r.map(({ encoded: e }) => e)) }
}
function vh(e) {
  let t = e.match(/^(.*)\[(\d+)?\]$/)
  return t ? [t[2] ? Number(t[2]) : null, t[1]] : void 0
}
function yh(e) {
  let { type: t } = e
  if (t === `string` || t === `bytes` || t.endsWith(`[]`)) return !0
  if (t === `tuple`) return e.components.some(yh)
  let n = vh(t)
  return n ? yh({ ...e, type: n[1] }) : !1
}
var bh = (e) => eh(Vm(e), 0, 4)
function xh(e) {
  let { abi: t, args: n = [], name: r } = e,
    i = ff(r, { strict: !1 }),
    a = t.filter((e) =>
      i ? (e.type === `function` ? bh(e) === r : e.type === `event` && Hm(e) === r) : `name` in e && e.name === r,
    )
  if (a.length === 0) return
  if (a.length === 1) return a[0]
  let o
  for (let e of a)
    if (`inputs` in e) {
      if (!n || n.length === 0) {
        if (!e.inputs || e.inputs.length === 0) return e
      } else if (
        e.inputs &&
        e.inputs.length !== 0 &&
        e.inputs.length === n.length &&
        n.every((t, n) => {
          let r = `inputs` in e && e.inputs[n]
          return r ? Sh(t, r) : !1
        })
      ) {
        if (o && `inputs` in o && o.inputs) {
          let t = Ch(e.inputs, o.inputs, n)
          if (t) throw new Mf({ abiItem: e, type: t[0] }, { abiItem: o, type: t[1] })
        }
        o = e
      }
    }
  return o || a[0]
}
function Sh(e, t) {
  let n = typeof e,
    r = t.type
  switch (r) {
    case `address`:
      return Xm(e, { strict: !1 })
    case `bool`:
      return n === `boolean`
    case `function`:
      return n === `string`
    case `string`:
      return n === `string`
    default:
      return r === `tuple` && `components` in t
        ? Object.values(t.components).every((t, r) => n === `object` && Sh(Object.values(e)[r], t))
        : /^u?int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?$/.test(
              r,
            )
          ? n === `number` || n === `bigint`
          : /^bytes([1-9]|1[0-9]|2[0-9]|3[0-2])?$/.test(r)
            ? n === `string` || e instanceof Uint8Array
            : /[a-z]+[1-9]{0,3}(\[[0-9]{0,}\])+$/.test(r)
              ? Array.isArray(e) && e.every((e) => Sh(e, { ...t, type: r.replace(/(\[[0-9]{0,}\])$/, ``) }))
              : !1
  }
}
function Ch(e, t, n) {
  for (let r in e) {
    let i = e[r],
      a = t[r]
    if (i.type === `tuple` && a.type === `tuple` && `components` in i && `components` in a)
      return Ch(i.components, a.components, n[r])
    let o = [i.type, a.type]
    if (
      (o.includes(`address`) && o.includes(`bytes20`)) ||
      (((o.includes(`address`) && o.includes(`string`)) || (o.includes(`address`) && o.includes(`bytes`))) &&
        Xm(n[r], { strict: !1 }))
    )
      return o
  }
}
var wh = `/docs/contract/encodeFunctionData`
function Th(e) {
  let { abi: t, args: n, functionName: r } = e,
    i = t[0]
  if (r) {
    let e = xh({ abi: t, args: n, name: r })
    if (!e) throw new kf(r, { docsPath: wh })
    i = e
  }
  if (i.type !== `function`) throw new kf(void 0, { docsPath: wh })
  return { abi: [i], functionName: bh(lf(i)) }
}
function Eh(e) {
  let { args: t } = e,
    { abi: n, functionName: r } = e.abi.length === 1 && e.functionName?.startsWith(`0x`) ? e : Th(e),
    i = n[0]
  return $m([r, (`inputs` in i && i.inputs ? sh(i.inputs, t ?? []) : void 0) ?? `0x`])
}
var Dh = class extends W {
    constructor({ offset: e }) {
      super(`Offset \`${e}\` cannot be negative.`, { name: `NegativeOffsetError` })
    }
  },
  Oh = class extends W {
    constructor({ length: e, position: t }) {
      super(`Position \`${t}\` is out of bounds (\`0 < position < ${e}\`).`, { name: `PositionOutOfBoundsError` })
    }
  },
  kh = class extends W {
    constructor({ count: e, limit: t }) {
      super(`Recursive read limit of \`${t}\` exceeded (recursive read count: \`${e}\`).`, {
        name: `RecursiveReadLimitExceededError`,
      })
    }
  },
  Ah = {
    bytes: new Uint8Array(),
    dataView: new DataView(new ArrayBuffer(0)),
    position: 0,
    positionReadCount: new Map(),
    recursiveReadCount: 0,
    recursiveReadLimit: 1 / 0,
    assertReadLimit() {
      if (this.recursiveReadCount >= this.recursiveReadLimit)
        throw new kh({ count: this.recursiveReadCount + 1, limit: this.recursiveReadLimit })
    },
    assertPosition(e) {
      if (e < 0 || e > this.bytes.length - 1) throw new Oh({ length: this.bytes.length, position: e })
    },
    decrementPosition(e) {
      if (e < 0) throw new Dh({ offset: e })
      let t = this.position - e
      ;(this.assertPosition(t), (this.position = t))
    },
    getReadCount(e) {
      return this.positionReadCount.get(e || this.position) || 0
    },
    incrementPosition(e) {
      if (e < 0) throw new Dh({ offset: e })
      let t = this.position + e
      ;(this.assertPosition(t), (this.position = t))
    },
    inspectByte(e) {
      let t = e ?? this.position
      return (this.assertPosition(t), this.bytes[t])
    },
    inspectBytes(e, t) {
      let n = t ?? this.position
      return (this.assertPosition(n + e - 1), this.bytes.subarray(n, n + e))
    },
    inspectUint8(e) {
      let t = e ?? this.position
      return (this.assertPosition(t), this.bytes[t])
    },
    inspectUint16(e) {
      let t = e ?? this.position
      return (this.assertPosition(t + 1), this.dataView.getUint16(t))
    },
    inspectUint24(e) {
      let t = e ?? this.position
      return (this.assertPosition(t + 2), (this.dataView.getUint16(t) << 8) + this.dataView.getUint8(t + 2))
    },
    inspectUint32(e) {
      let t = e ?? this.position
      return (this.assertPosition(t + 3), this.dataView.getUint32(t))
    },
    pushByte(e) {
      ;(this.assertPosition(this.position), (this.bytes[this.position] = e), this.position++)
    },
    pushBytes(e) {
      ;(this.assertPosition(this.position + e.length - 1),
        this.bytes.set(e, this.position),
        (this.position += e.length))
    },
    pushUint8(e) {
      ;(this.assertPosition(this.position), (this.bytes[this.position] = e), this.position++)
    },
    pushUint16(e) {
      ;(this.assertPosition(this.position + 1), this.dataView.setUint16(this.position, e), (this.position += 2))
    },
    pushUint24(e) {
      ;(this.assertPosition(this.position + 2),
        this.dataView.setUint16(this.position, e >> 8),
        this.dataView.setUint8(this.position + 2, e & 255),
        (this.position += 3))
    },
    pushUint32(e) {
      ;(this.assertPosition(this.position + 3), this.dataView.setUint32(this.position, e), (this.position += 4))
    },
    readByte() {
      ;(this.assertReadLimit(), this._touch())
      let e = this.inspectByte()
      return (this.position++, e)
    },
    readBytes(e, t) {
      ;(this.assertReadLimit(), this._touch())
      let n = this.inspectBytes(e)
      return ((this.position += t ?? e), n)
    },
    readUint8() {
      ;(this.assertReadLimit(), this._touch())
      let e = this.inspectUint8()
      return ((this.position += 1), e)
    },
    readUint16() {
      ;(this.assertReadLimit(), this._touch())
      let e = this.inspectUint16()
      return ((this.position += 2), e)
    },
    readUint24() {
      ;(this.assertReadLimit(), this._touch())
      let e = this.inspectUint24()
      return ((this.position += 3), e)
    },
    readUint32() {
      ;(this.assertReadLimit(), this._touch())
      let e = this.inspectUint32()
      return ((this.position += 4), e)
    },
    get remaining() {
      return this.bytes.length - this.position
    },
    setPosition(e) {
      let t = this.position
      return (this.assertPosition(e), (this.position = e), () => (this.position = t))
    },
    _touch() {
      if (this.recursiveReadLimit === 1 / 0) return
      let e = this.getReadCount()
      ;(this.positionReadCount.set(this.position, e + 1), e > 0 && this.recursiveReadCount++)
    },
  }
function jh(e, { recursiveReadLimit: t = 8192 } = {}) {
  let n = Object.create(Ah)
  return (
    (n.bytes = e),
    (n.dataView = new DataView(e.buffer ?? e, e.byteOffset, e.byteLength)),
    (n.positionReadCount = new Map()),
    (n.recursiveReadLimit = t),
    n
  )
}
function Mh(e, t = {}) {
  return (t.size !== void 0 && tp(e, { size: t.size }), np(cp(e), t))
}
function Nh(e, t = {}) {
  let n = e
  if ((t.size !== void 0 && (tp(n, { size: t.size }), (n = ep(n))), n.length > 1 || n[0] > 1)) throw new qf(n)
  return !!n[0]
}
function Ph(e, t = {}) {
  return (t.size !== void 0 && tp(e, { size: t.size }), ip(cp(e), t))
}
function Fh(e, t = {}) {
  let n = e
  return (t.size !== void 0 && (tp(n, { size: t.size }), (n = ep(n, { dir: `right` }))), new TextDecoder().decode(n))
}
function Ih(e, t) {
  let n = typeof t == `string` ? _p(t) : t,
    r = jh(n)
  if (U(n) === 0 && e.length > 0) throw new yf()
  if (U(t) && U(t) < 32) throw new vf({ data: typeof t == `string` ? t : cp(t), params: e, size: U(t) })
  let i = 0,
    a = []
  for (let t = 0; t < e.length; ++t) {
    let o = e[t]
    i < n.length && r.setPosition(i)
    let [s, c] = Lh(r, o, { staticPosition: 0 })
    ;((i += c), a.push(s))
  }
  return a
}
function Lh(e, t, { staticPosition: n }) {
  let r = vh(t.type)
  if (r) {
    let [i, a] = r
    return Vh(e, { ...t, type: a }, { length: i, staticPosition: n })
  }
  if (t.type === `tuple`) return Gh(e, t, { staticPosition: n })
  if (t.type === `address`) return Bh(e)
  if (t.type === `bool`) return Hh(e)
  if (t.type.startsWith(`bytes`)) return Uh(e, t, { staticPosition: n })
  if (t.type.startsWith(`uint`) || t.type.startsWith(`int`)) return Wh(e, t)
  if (t.type === `string`) return Kh(e, { staticPosition: n })
  throw new Lf(t.type, { docsPath: `/docs/contract/decodeAbiParameters` })
}
var Rh = 32,
  zh = 32
function Bh(e) {
  return [Km(cp(rh(e.readBytes(32), -20))), 32]
}
function Vh(e, t, { length: n, staticPosition: r }) {
  if (n === null) {
    let n = r + Ph(e.readBytes(zh)),
      i = n + Rh
    e.setPosition(n)
    let a = Ph(e.readBytes(Rh)),
      o = qh(t),
      s = 0,
      c = []
    for (let n = 0; n < a; ++n) {
      e.setPosition(i + (o ? n * 32 : s))
      let [r, a] = Lh(e, t, { staticPosition: i })
      ;((s += a), c.push(r), a === 0 && (e.assertReadLimit(), e._touch()))
    }
    return (e.setPosition(r + 32), [c, 32])
  }
  if (qh(t)) {
    let i = r + Ph(e.readBytes(zh)),
      a = []
    for (let r = 0; r < n; ++r) {
      e.setPosition(i + r * 32)
      let [n] = Lh(e, t, { staticPosition: i })
      a.push(n)
    }
    return (e.setPosition(r + 32), [a, 32])
  }
  let i = 0,
    a = []
  for (let o = 0; o < n; ++o) {
    let [n, o] = Lh(e, t, { staticPosition: r + i })
    ;((i += o), a.push(n), o === 0 && (e.assertReadLimit(), e._touch()))
  }
  return [a, i]
}
function Hh(e) {
  return [Nh(e.readBytes(32), { size: 32 }), 32]
}
function Uh(e, t, { staticPosition: n }) {
  let [r, i] = t.type.split(`bytes`)
  if (!i) {
    let t = Ph(e.readBytes(32))
    e.setPosition(n + t)
    let r = Ph(e.readBytes(32))
    if (r === 0) return (e.setPosition(n + 32), [`0x`, 32])
    let i = e.readBytes(r)
    return (e.setPosition(n + 32), [cp(i), 32])
  }
  return [cp(e.readBytes(Number.parseInt(i, 10), 32)), 32]
}
function Wh(e, t) {
  let n = t.type.startsWith(`int`),
    r = Number.parseInt(t.type.split(`int`)[1] || `256`, 10),
    i = e.readBytes(32)
  return [r > 48 ? Mh(i, { signed: n }) : Ph(i, { signed: n }), 32]
}
function Gh(e, t, { staticPosition: n }) {
  let r = t.components.length === 0 || t.components.some(({ name: e }) => !e),
    i = r ? [] : {},
    a = 0
  if (qh(t)) {
    let o = n + Ph(e.readBytes(zh))
    for (let n = 0; n < t.components.length; ++n) {
      let s = t.components[n]
      e.setPosition(o + a)
      let [c, l] = Lh(e, s, { staticPosition: o })
      ;((a += l), (i[r ? n : s?.name] = c))
    }
    return (e.setPosition(n + 32), [i, 32])
  }
  for (let o = 0; o < t.components.length; ++o) {
    let s = t.components[o],
      [c, l] = Lh(e, s, { staticPosition: n })
    ;((i[r ? o : s?.name] = c), (a += l))
  }
  return [i, a]
}
function Kh(e, { staticPosition: t }) {
  let n = t + Ph(e.readBytes(32))
  e.setPosition(n)
  let r = Ph(e.readBytes(32))
  if (r === 0) return (e.setPosition(t + 32), [``, 32])
  let i = Fh(e.readBytes(r, 32))
  return (e.setPosition(t + 32), [i, 32])
}
function qh(e) {
  let { type: t } = e
  if (t === `string` || t === `bytes` || t.endsWith(`[]`)) return !0
  if (t === `tuple`) return e.components?.some(qh)
  let n = vh(e.type)
  return !!(n && qh({ ...e, type: n[1] }))
}
function Jh(e) {
  return Km(`0x${Im(`0x${e.substring(4)}`).substring(26)}`)
}
async function Yh({ hash: e, signature: t }) {
  let n = ff(e) ? e : op(e),
    { secp256k1: r } = await P(
      async () => {
        let { secp256k1: e } = await Promise.resolve().then(() => Y_)
        return { secp256k1: e }
      },
      void 0,
      import.meta.url,
    )
  return `0x${(() => {
    if (typeof t == `object` && `r` in t && `s` in t) {
      let { r: e, s: n, v: i, yParity: a } = t,
        o = Xh(Number(a ?? i))
      return new r.Signature(np(e), np(n)).addRecoveryBit(o)
    }
    let e = ff(t) ? t : op(t)
    if (U(e) !== 65) throw Error(`invalid signature length`)
    let n = Xh(ip(`0x${e.slice(130)}`))
    return r.Signature.fromCompact(e.substring(2, 130)).addRecoveryBit(n)
  })()
    .recoverPublicKey(n.substring(2))
    .toHex(!1)}`
}
function Xh(e) {
  if (e === 0 || e === 1) return e
  if (e === 27) return 0
  if (e === 28) return 1
  throw Error(`Invalid yParityOrV value`)
}
async function Zh({ hash: e, signature: t }) {
  return Jh(await Yh({ hash: e, signature: t }))
}
function Qh(e, t, n, r) {
  if (typeof e.setBigUint64 == `function`) return e.setBigUint64(t, n, r)
  let i = BigInt(32),
    a = BigInt(4294967295),
    o = Number((n >> i) & a),
    s = Number(n & a),
    c = r ? 4 : 0,
    l = r ? 0 : 4
  ;(e.setUint32(t + c, o, r), e.setUint32(t + l, s, r))
}
function $h(e, t, n) {
  return (e & t) ^ (~e & n)
}
function eg(e, t, n) {
  return (e & t) ^ (e & n) ^ (t & n)
}
var tg = class extends hm {
    constructor(e, t, n, r) {
      ;(super(),
        (this.finished = !1),
        (this.length = 0),
        (this.pos = 0),
        (this.destroyed = !1),
        (this.blockLen = e),
        (this.outputLen = t),
        (this.padOffset = n),
        (this.isLE = r),
        (this.buffer = new Uint8Array(e)),
        (this.view = Qp(this.buffer)))
    }
    update(e) {
      ;(Jp(this), (e = pm(e)), Kp(e))
      let { view: t, buffer: n, blockLen: r } = this,
        i = e.length
      for (let a = 0; a < i;) {
        let o = Math.min(r - this.pos, i - a)
        if (o === r) {
          let t = Qp(e)
          for (; r <= i - a; a += r) this.process(t, a)
        } else
          (n.set(e.subarray(a, a + o), this.pos),
            (this.pos += o),
            (a += o),
            this.pos === r && (this.process(t, 0), (this.pos = 0)))
      }
      return ((this.length += e.length), this.roundClean(), this)
    }
    digestInto(e) {
      ;(Jp(this), Yp(e, this), (this.finished = !0))
      let { buffer: t, view: n, blockLen: r, isLE: i } = this,
        { pos: a } = this
      ;((t[a++] = 128), Zp(this.buffer.subarray(a)), this.padOffset > r - a && (this.process(n, 0), (a = 0)))
      for (let e = a; e < r; e++) t[e] = 0
      ;(Qh(n, r - 8, BigInt(this.length * 8), i), this.process(n, 0))
      let o = Qp(e),
        s = this.outputLen
      if (s % 4) throw Error(`_sha2: outputLen should be aligned to 32bit`)
      let c = s / 4,
        l = this.get()
      if (c > l.length) throw Error(`_sha2: outputLen bigger than state`)
      for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i)
    }
    digest() {
      let { buffer: e, outputLen: t } = this
      this.digestInto(e)
      let n = e.slice(0, t)
      return (this.destroy(), n)
    }
    _cloneInto(e) {
      ;((e ||= new this.constructor()), e.set(...this.get()))
      let { blockLen: t, buffer: n, length: r, finished: i, destroyed: a, pos: o } = this
      return ((e.destroyed = a), (e.finished = i), (e.length = r), (e.pos = o), r % t && e.buffer.set(n), e)
    }
    clone() {
      return this._cloneInto()
    }
  },
  ng = Uint32Array.from([
    1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
  ]),
  rg = Uint32Array.from([
    3418070365, 3238371032, 1654270250, 914150663, 2438529370, 812702999, 355462360, 4144912697, 1731405415, 4290775857,
    2394180231, 1750603025, 3675008525, 1694076839, 1203062813, 3204075428,
  ]),
  ig = Uint32Array.from([
    1779033703, 4089235720, 3144134277, 2227873595, 1013904242, 4271175723, 2773480762, 1595750129, 1359893119,
    2917565137, 2600822924, 725511199, 528734635, 4215389547, 1541459225, 327033209,
  ]),
  ag = Uint32Array.from([
    1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
    310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078,
    604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671,
    3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051,
    2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909,
    275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222,
    2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298,
  ]),
  og = new Uint32Array(64),
  sg = class extends tg {
    constructor(e = 32) {
      ;(super(64, e, 8, !1),
        (this.A = ng[0] | 0),
        (this.B = ng[1] | 0),
        (this.C = ng[2] | 0),
        (this.D = ng[3] | 0),
        (this.E = ng[4] | 0),
        (this.F = ng[5] | 0),
        (this.G = ng[6] | 0),
        (this.H = ng[7] | 0))
    }
    get() {
      let { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this
      return [e, t, n, r, i, a, o, s]
    }
    set(e, t, n, r, i, a, o, s) {
      ;((this.A = e | 0),
        (this.B = t | 0),
        (this.C = n | 0),
        (this.D = r | 0),
        (this.E = i | 0),
        (this.F = a | 0),
        (this.G = o | 0),
        (this.H = s | 0))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) og[n] = e.getUint32(t, !1)
      for (let e = 16; e < 64; e++) {
        let t = og[e - 15],
          n = og[e - 2],
          r = $p(t, 7) ^ $p(t, 18) ^ (t >>> 3),
          i = $p(n, 17) ^ $p(n, 19) ^ (n >>> 10)
        og[e] = (i + og[e - 7] + r + og[e - 16]) | 0
      }
      let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this
      for (let e = 0; e < 64; e++) {
        let t = $p(o, 6) ^ $p(o, 11) ^ $p(o, 25),
          u = (l + t + $h(o, s, c) + ag[e] + og[e]) | 0,
          d = (($p(n, 2) ^ $p(n, 13) ^ $p(n, 22)) + eg(n, r, i)) | 0
        ;((l = c), (c = s), (s = o), (o = (a + u) | 0), (a = i), (i = r), (r = n), (n = (u + d) | 0))
      }
      ;((n = (n + this.A) | 0),
        (r = (r + this.B) | 0),
        (i = (i + this.C) | 0),
        (a = (a + this.D) | 0),
        (o = (o + this.E) | 0),
        (s = (s + this.F) | 0),
        (c = (c + this.G) | 0),
        (l = (l + this.H) | 0),
        this.set(n, r, i, a, o, s, c, l))
    }
    roundClean() {
      Zp(og)
    }
    destroy() {
      ;(this.set(0, 0, 0, 0, 0, 0, 0, 0), Zp(this.buffer))
    }
  },
  cg = Cp(
    `0x428a2f98d728ae22.0x7137449123ef65cd.0xb5c0fbcfec4d3b2f.0xe9b5dba58189dbbc.0x3956c25bf348b538.0x59f111f1b605d019.0x923f82a4af194f9b.0xab1c5ed5da6d8118.0xd807aa98a3030242.0x12835b0145706fbe.0x243185be4ee4b28c.0x550c7dc3d5ffb4e2.0x72be5d74f27b896f.0x80deb1fe3b1696b1.0x9bdc06a725c71235.0xc19bf174cf692694.0xe49b69c19ef14ad2.0xefbe4786384f25e3.0x0fc19dc68b8cd5b5.0x240ca1cc77ac9c65.0x2de92c6f592b0275.0x4a7484aa6ea6e483.0x5cb0a9dcbd41fbd4.0x76f988da831153b5.0x983e5152ee66dfab.0xa831c66d2db43210.0xb00327c898fb213f.0xbf597fc7beef0ee4.0xc6e00bf33da88fc2.0xd5a79147930aa725.0x06ca6351e003826f.0x142929670a0e6e70.0x27b70a8546d22ffc.0x2e1b21385c26c926.0x4d2c6dfc5ac42aed.0x53380d139d95b3df.0x650a73548baf63de.0x766a0abb3c77b2a8.0x81c2c92e47edaee6.0x92722c851482353b.0xa2bfe8a14cf10364.0xa81a664bbc423001.0xc24b8b70d0f89791.0xc76c51a30654be30.0xd192e819d6ef5218.0xd69906245565a910.0xf40e35855771202a.0x106aa07032bbd1b8.0x19a4c116b8d2d0c8.0x1e376c085141ab53.0x2748774cdf8eeb99.0x34b0bcb5e19b48a8.0x391c0cb3c5c95a63.0x4ed8aa4ae3418acb.0x5b9cca4f7763e373.0x682e6ff3d6b2b8a3.0x748f82ee5defb2fc.0x78a5636f43172f60.0x84c87814a1f0ab72.0x8cc702081a6439ec.0x90befffa23631e28.0xa4506cebde82bde9.0xbef9a3f7b2c67915.0xc67178f2e372532b.0xca273eceea26619c.0xd186b8c721c0c207.0xeada7dd6cde0eb1e.0xf57d4f7fee6ed178.0x06f067aa72176fba.0x0a637dc5a2c898a6.0x113f9804bef90dae.0x1b710b35131c471b.0x28db77f523047d84.0x32caab7b40c72493.0x3c9ebe0a15c9bebc.0x431d67c49c100d4c.0x4cc5d4becb3e42b6.0x597f299cfc657e2a.0x5fcb6fab3ad6faec.0x6c44198c4a475817`
      .split(`.`)
      .map((e) => BigInt(e)),
  ),
  lg = cg[0],
  ug = cg[1],
  dg = new Uint32Array(80),
  fg = new Uint32Array(80),
  pg = class extends tg {
    constructor(e = 64) {
      ;(super(128, e, 16, !1),
        (this.Ah = ig[0] | 0),
        (this.Al = ig[1] | 0),
        (this.Bh = ig[2] | 0),
        (this.Bl = ig[3] | 0),
        (this.Ch = ig[4] | 0),
        (this.Cl = ig[5] | 0),
        (this.Dh = ig[6] | 0),
        (this.Dl = ig[7] | 0),
        (this.Eh = ig[8] | 0),
        (this.El = ig[9] | 0),
        (this.Fh = ig[10] | 0),
        (this.Fl = ig[11] | 0),
        (this.Gh = ig[12] | 0),
        (this.Gl = ig[13] | 0),
        (this.Hh = ig[14] | 0),
        (this.Hl = ig[15] | 0))
    }
    get() {
      let {
        Ah: e,
        Al: t,
        Bh: n,
        Bl: r,
        Ch: i,
        Cl: a,
        Dh: o,
        Dl: s,
        Eh: c,
        El: l,
        Fh: u,
        Fl: d,
        Gh: f,
        Gl: p,
        Hh: m,
        Hl: h,
      } = this
      return [e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h]
    }
    set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
      ;((this.Ah = e | 0),
        (this.Al = t | 0),
        (this.Bh = n | 0),
        (this.Bl = r | 0),
        (this.Ch = i | 0),
        (this.Cl = a | 0),
        (this.Dh = o | 0),
        (this.Dl = s | 0),
        (this.Eh = c | 0),
        (this.El = l | 0),
        (this.Fh = u | 0),
        (this.Fl = d | 0),
        (this.Gh = f | 0),
        (this.Gl = p | 0),
        (this.Hh = m | 0),
        (this.Hl = h | 0))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) ((dg[n] = e.getUint32(t)), (fg[n] = e.getUint32((t += 4))))
      for (let e = 16; e < 80; e++) {
        let t = dg[e - 15] | 0,
          n = fg[e - 15] | 0,
          r = Ep(t, n, 1) ^ Ep(t, n, 8) ^ wp(t, n, 7),
          i = Dp(t, n, 1) ^ Dp(t, n, 8) ^ Tp(t, n, 7),
          a = dg[e - 2] | 0,
          o = fg[e - 2] | 0,
          s = Ep(a, o, 19) ^ Op(a, o, 61) ^ wp(a, o, 6),
          c = zp(i, Dp(a, o, 19) ^ kp(a, o, 61) ^ Tp(a, o, 6), fg[e - 7], fg[e - 16]),
          l = Bp(c, r, s, dg[e - 7], dg[e - 16])
        ;((dg[e] = l | 0), (fg[e] = c | 0))
      }
      let {
        Ah: n,
        Al: r,
        Bh: i,
        Bl: a,
        Ch: o,
        Cl: s,
        Dh: c,
        Dl: l,
        Eh: u,
        El: d,
        Fh: f,
        Fl: p,
        Gh: m,
        Gl: h,
        Hh: g,
        Hl: _,
      } = this
      for (let e = 0; e < 80; e++) {
        let t = Ep(u, d, 14) ^ Ep(u, d, 18) ^ Op(u, d, 41),
          v = Dp(u, d, 14) ^ Dp(u, d, 18) ^ kp(u, d, 41),
          y = (u & f) ^ (~u & m),
          b = (d & p) ^ (~d & h),
          x = Vp(_, v, b, ug[e], fg[e]),
          S = Hp(x, g, t, y, lg[e], dg[e]),
          C = x | 0,
          w = Ep(n, r, 28) ^ Op(n, r, 34) ^ Op(n, r, 39),
          T = Dp(n, r, 28) ^ kp(n, r, 34) ^ kp(n, r, 39),
          E = (n & i) ^ (n & o) ^ (i & o),
          D = (r & a) ^ (r & s) ^ (a & s)
        ;((g = m | 0),
          (_ = h | 0),
          (m = f | 0),
          (h = p | 0),
          (f = u | 0),
          (p = d | 0),
          ({ h: u, l: d } = Ip(c | 0, l | 0, S | 0, C | 0)),
          (c = o | 0),
          (l = s | 0),
          (o = i | 0),
          (s = a | 0),
          (i = n | 0),
          (a = r | 0))
        let ee = Lp(C, T, D)
        ;((n = Rp(ee, S, w, E)), (r = ee | 0))
      }
      ;(({ h: n, l: r } = Ip(this.Ah | 0, this.Al | 0, n | 0, r | 0)),
        ({ h: i, l: a } = Ip(this.Bh | 0, this.Bl | 0, i | 0, a | 0)),
        ({ h: o, l: s } = Ip(this.Ch | 0, this.Cl | 0, o | 0, s | 0)),
        ({ h: c, l } = Ip(this.Dh | 0, this.Dl | 0, c | 0, l | 0)),
        ({ h: u, l: d } = Ip(this.Eh | 0, this.El | 0, u | 0, d | 0)),
        ({ h: f, l: p } = Ip(this.Fh | 0, this.Fl | 0, f | 0, p | 0)),
        ({ h: m, l: h } = Ip(this.Gh | 0, this.Gl | 0, m | 0, h | 0)),
        ({ h: g, l: _ } = Ip(this.Hh | 0, this.Hl | 0, g | 0, _ | 0)),
        this.set(n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _))
    }
    roundClean() {
      Zp(dg, fg)
    }
    destroy() {
      ;(Zp(this.buffer), this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
  },
  mg = class extends pg {
    constructor() {
      ;(super(48),
        (this.Ah = rg[0] | 0),
        (this.Al = rg[1] | 0),
        (this.Bh = rg[2] | 0),
        (this.Bl = rg[3] | 0),
        (this.Ch = rg[4] | 0),
        (this.Cl = rg[5] | 0),
        (this.Dh = rg[6] | 0),
        (this.Dl = rg[7] | 0),
        (this.Eh = rg[8] | 0),
        (this.El = rg[9] | 0),
        (this.Fh = rg[10] | 0),
        (this.Fl = rg[11] | 0),
        (this.Gh = rg[12] | 0),
        (this.Gl = rg[13] | 0),
        (this.Hh = rg[14] | 0),
        (this.Hl = rg[15] | 0))
    }
  },
  hg = Uint32Array.from([
    573645204, 4230739756, 2673172387, 3360449730, 596883563, 1867755857, 2520282905, 1497426621, 2519219938,
    2827943907, 3193839141, 1401305490, 721525244, 746961066, 246885852, 2177182882,
  ]),
  gg = class extends pg {
    constructor() {
      ;(super(32),
        (this.Ah = hg[0] | 0),
        (this.Al = hg[1] | 0),
        (this.Bh = hg[2] | 0),
        (this.Bl = hg[3] | 0),
        (this.Ch = hg[4] | 0),
        (this.Cl = hg[5] | 0),
        (this.Dh = hg[6] | 0),
        (this.Dl = hg[7] | 0),
        (this.Eh = hg[8] | 0),
        (this.El = hg[9] | 0),
        (this.Fh = hg[10] | 0),
        (this.Fl = hg[11] | 0),
        (this.Gh = hg[12] | 0),
        (this.Gl = hg[13] | 0),
        (this.Hh = hg[14] | 0),
        (this.Hl = hg[15] | 0))
    }
  },
  _g = gm(() => new sg()),
  vg = gm(() => new pg()),
  yg = gm(() => new mg()),
  bg = gm(() => new gg()),
  xg = BigInt(0),
  Sg = BigInt(1)
function Cg(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function wg(e) {
  if (!Cg(e)) throw Error(`Uint8Array expected`)
}
function Tg(e, t) {
  if (typeof t != `boolean`) throw Error(e + ` boolean expected, got ` + t)
}
function Eg(e) {
  let t = e.toString(16)
  return t.length & 1 ? `0` + t : t
}
function Dg(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  return e === `` ? xg : BigInt(`0x` + e)
}
var Og = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
  kg = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function Ag(e) {
  if ((wg(e), Og)) return e.toHex()
  let t = ``
  for (let n = 0; n < e.length; n++) t += kg[e[n]]
  return t
}
var jg = { _0: 48, _9: 57, A: 65, F: 70, a: 97, f: 102 }
function Mg(e) {
  if (e >= jg._0 && e <= jg._9) return e - jg._0
  if (e >= jg.A && e <= jg.F) return e - (jg.A - 10)
  if (e >= jg.a && e <= jg.f) return e - (jg.a - 10)
}
function Ng(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  if (Og) return Uint8Array.fromHex(e)
  let t = e.length,
    n = t / 2
  if (t % 2) throw Error(`hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = Mg(e.charCodeAt(i)),
      a = Mg(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0) {
      let t = e[i] + e[i + 1]
      throw Error(`hex string expected, got non-hex character "` + t + `" at index ` + i)
    }
    r[t] = n * 16 + a
  }
  return r
}
function Pg(e) {
  return Dg(Ag(e))
}
function Fg(e) {
  return (wg(e), Dg(Ag(Uint8Array.from(e).reverse())))
}
function Ig(e, t) {
  return Ng(e.toString(16).padStart(t * 2, `0`))
}
function Lg(e, t) {
  return Ig(e, t).reverse()
}
function Rg(e, t, n) {
  let r
  if (typeof t == `string`)
    try {
      r = Ng(t)
    } catch (t) {
      throw Error(e + ` must be hex string or Uint8Array, cause: ` + t)
    }
  else if (Cg(t)) r = Uint8Array.from(t)
  else throw Error(e + ` must be hex string or Uint8Array`)
  let i = r.length
  if (typeof n == `number` && i !== n) throw Error(e + ` of length ` + n + ` expected, got ` + i)
  return r
}
function zg(...e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let r = e[n]
    ;(wg(r), (t += r.length))
  }
  let n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
var Bg = (e) => typeof e == `bigint` && xg <= e
function Vg(e, t, n) {
  return Bg(e) && Bg(t) && Bg(n) && t <= e && e < n
}
function Hg(e, t, n, r) {
  if (!Vg(t, n, r)) throw Error(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
}
function Ug(e) {
  let t = 0
  for (; e > xg; e >>= Sg, t += 1);
  return t
}
var Wg = (e) => (Sg << BigInt(e)) - Sg,
  Gg = (e) => new Uint8Array(e),
  Kg = (e) => Uint8Array.from(e)
function qg(e, t, n) {
  if (typeof e != `number` || e < 2) throw Error(`hashLen must be a number`)
  if (typeof t != `number` || t < 2) throw Error(`qByteLen must be a number`)
  if (typeof n != `function`) throw Error(`hmacFn must be a function`)
  let r = Gg(e),
    i = Gg(e),
    a = 0,
    o = () => {
      ;(r.fill(1), i.fill(0), (a = 0))
    },
    s = (...e) => n(i, r, ...e),
    c = (e = Gg(0)) => {
      ;((i = s(Kg([0]), e)), (r = s()), e.length !== 0 && ((i = s(Kg([1]), e)), (r = s())))
    },
    l = () => {
      if (a++ >= 1e3) throw Error(`drbg: tried 1000 values`)
      let e = 0,
        n = []
      for (; e < t;) {
        r = s()
        let t = r.slice()
        ;(n.push(t), (e += r.length))
      }
      return zg(...n)
    }
  return (e, t) => {
    ;(o(), c(e))
    let n
    for (; !(n = t(l()));) c()
    return (o(), n)
  }
}
var Jg = {
  bigint: (e) => typeof e == `bigint`,
  function: (e) => typeof e == `function`,
  boolean: (e) => typeof e == `boolean`,
  string: (e) => typeof e == `string`,
  stringOrUint8Array: (e) => typeof e == `string` || Cg(e),
  isSafeInteger: (e) => Number.isSafeInteger(e),
  array: (e) => Array.isArray(e),
  field: (e, t) => t.Fp.isValid(e),
  hash: (e) => typeof e == `function` && Number.isSafeInteger(e.outputLen),
}
function Yg(e, t, n = {}) {
  let r = (t, n, r) => {
    let i = Jg[n]
    if (typeof i != `function`) throw Error(`invalid validator function`)
    let a = e[t]
    if (!(r && a === void 0) && !i(a, e))
      throw Error(`param ` + String(t) + ` is invalid. Expected ` + n + `, got ` + a)
  }
  for (let [e, n] of Object.entries(t)) r(e, n, !1)
  for (let [e, t] of Object.entries(n)) r(e, t, !0)
  return e
}
function Xg(e) {
  let t = new WeakMap()
  return (n, ...r) => {
    let i = t.get(n)
    if (i !== void 0) return i
    let a = e(n, ...r)
    return (t.set(n, a), a)
  }
}
var Zg = class extends hm {
    constructor(e, t) {
      ;(super(), (this.finished = !1), (this.destroyed = !1), qp(e))
      let n = pm(t)
      if (((this.iHash = e.create()), typeof this.iHash.update != `function`))
        throw Error(`Expected instance of class which extends utils.Hash`)
      ;((this.blockLen = this.iHash.blockLen), (this.outputLen = this.iHash.outputLen))
      let r = this.blockLen,
        i = new Uint8Array(r)
      i.set(n.length > r ? e.create().update(n).digest() : n)
      for (let e = 0; e < i.length; e++) i[e] ^= 54
      ;(this.iHash.update(i), (this.oHash = e.create()))
      for (let e = 0; e < i.length; e++) i[e] ^= 106
      ;(this.oHash.update(i), Zp(i))
    }
    update(e) {
      return (Jp(this), this.iHash.update(e), this)
    }
    digestInto(e) {
      ;(Jp(this),
        Kp(e, this.outputLen),
        (this.finished = !0),
        this.iHash.digestInto(e),
        this.oHash.update(e),
        this.oHash.digestInto(e),
        this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.oHash.outputLen)
      return (this.digestInto(e), e)
    }
    _cloneInto(e) {
      e ||= Object.create(Object.getPrototypeOf(this), {})
      let { oHash: t, iHash: n, finished: r, destroyed: i, blockLen: a, outputLen: o } = this
      return (
        (e = e),
        (e.finished = r),
        (e.destroyed = i),
        (e.blockLen = a),
        (e.outputLen = o),
        (e.oHash = t._cloneInto(e.oHash)),
        (e.iHash = n._cloneInto(e.iHash)),
        e
      )
    }
    clone() {
      return this._cloneInto()
    }
    destroy() {
      ;((this.destroyed = !0), this.oHash.destroy(), this.iHash.destroy())
    }
  },
  Qg = (e, t, n) => new Zg(e, t).update(n).digest()
Qg.create = (e, t) => new Zg(e, t)
var $g = BigInt(0),
  e_ = BigInt(1),
  t_ = BigInt(2),
  n_ = BigInt(3),
  r_ = BigInt(4),
  i_ = BigInt(5),
  a_ = BigInt(8)
function o_(e, t) {
  let n = e % t
  return n >= $g ? n : t + n
}
function s_(e, t, n) {
  let r = e
  for (; t-- > $g;) ((r *= r), (r %= n))
  return r
}
function c_(e, t) {
  if (e === $g) throw Error(`invert: expected non-zero number`)
  if (t <= $g) throw Error(`invert: expected positive modulus, got ` + t)
  let n = o_(e, t),
    r = t,
    i = $g,
    a = e_,
    o = e_,
    s = $g
  for (; n !== $g;) {
    let e = r / n,
      t = r % n,
      c = i - o * e,
      l = a - s * e
    ;((r = n), (n = t), (i = o), (a = s), (o = c), (s = l))
  }
  if (r !== e_) throw Error(`invert: does not exist`)
  return o_(i, t)
}
function l_(e, t) {
  let n = (e.ORDER + e_) / r_,
    r = e.pow(t, n)
  if (!e.eql(e.sqr(r), t)) throw Error(`Cannot find square root`)
  return r
}
function u_(e, t) {
  let n = (e.ORDER - i_) / a_,
    r = e.mul(t, t_),
    i = e.pow(r, n),
    a = e.mul(t, i),
    o = e.mul(e.mul(a, t_), i),
    s = e.mul(a, e.sub(o, e.ONE))
  if (!e.eql(e.sqr(s), t)) throw Error(`Cannot find square root`)
  return s
}
function d_(e) {
  if (e < BigInt(3)) throw Error(`sqrt is not defined for small field`)
  let t = e - e_,
    n = 0
  for (; t % t_ === $g;) ((t /= t_), n++)
  let r = t_,
    i = y_(e)
  for (; __(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
  if (n === 1) return l_
  let a = i.pow(r, t),
    o = (t + e_) / t_
  return function (e, r) {
    if (e.is0(r)) return r
    if (__(e, r) !== 1) throw Error(`Cannot find square root`)
    let i = n,
      s = e.mul(e.ONE, a),
      c = e.pow(r, t),
      l = e.pow(r, o)
    for (; !e.eql(c, e.ONE);) {
      if (e.is0(c)) return e.ZERO
      let t = 1,
        n = e.sqr(c)
      for (; !e.eql(n, e.ONE);) if ((t++, (n = e.sqr(n)), t === i)) throw Error(`Cannot find square root`)
      let r = e_ << BigInt(i - t - 1),
        a = e.pow(s, r)
      ;((i = t), (s = e.sqr(a)), (c = e.mul(c, s)), (l = e.mul(l, a)))
    }
    return l
  }
}
function f_(e) {
  return e % r_ === n_ ? l_ : e % a_ === i_ ? u_ : d_(e)
}
var p_ = [
  `create`,
  `isValid`,
  `is0`,
  `neg`,
  `inv`,
  `sqrt`,
  `sqr`,
  `eql`,
  `add`,
  `sub`,
  `mul`,
  `pow`,
  `div`,
  `addN`,
  `subN`,
  `mulN`,
  `sqrN`,
]
function m_(e) {
  return Yg(
    e,
    p_.reduce((e, t) => ((e[t] = `function`), e), {
      ORDER: `bigint`,
      MASK: `bigint`,
      BYTES: `isSafeInteger`,
      BITS: `isSafeInteger`,
    }),
  )
}
function h_(e, t, n) {
  if (n < $g) throw Error(`invalid exponent, negatives unsupported`)
  if (n === $g) return e.ONE
  if (n === e_) return t
  let r = e.ONE,
    i = t
  for (; n > $g;) (n & e_ && (r = e.mul(r, i)), (i = e.sqr(i)), (n >>= e_))
  return r
}
function g_(e, t, n = !1) {
  let r = Array(t.length).fill(n ? e.ZERO : void 0),
    i = t.reduce((t, n, i) => (e.is0(n) ? t : ((r[i] = t), e.mul(t, n))), e.ONE),
    a = e.inv(i)
  return (t.reduceRight((t, n, i) => (e.is0(n) ? t : ((r[i] = e.mul(t, r[i])), e.mul(t, n))), a), r)
}
function __(e, t) {
  let n = (e.ORDER - e_) / t_,
    r = e.pow(t, n),
    i = e.eql(r, e.ONE),
    a = e.eql(r, e.ZERO),
    o = e.eql(r, e.neg(e.ONE))
  if (!i && !a && !o) throw Error(`invalid Legendre symbol result`)
  return i ? 1 : a ? 0 : -1
}
function v_(e, t) {
  t !== void 0 && Gp(t)
  let n = t === void 0 ? e.toString(2).length : t
  return { nBitLength: n, nByteLength: Math.ceil(n / 8) }
}
function y_(e, t, n = !1, r = {}) {
  if (e <= $g) throw Error(`invalid field: expected ORDER > 0, got ` + e)
  let { nBitLength: i, nByteLength: a } = v_(e, t)
  if (a > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
  let o,
    s = Object.freeze({
      ORDER: e,
      isLE: n,
      BITS: i,
      BYTES: a,
      MASK: Wg(i),
      ZERO: $g,
      ONE: e_,
      create: (t) => o_(t, e),
      isValid: (t) => {
        if (typeof t != `bigint`) throw Error(`invalid field element: expected bigint, got ` + typeof t)
        return $g <= t && t < e
      },
      is0: (e) => e === $g,
      isOdd: (e) => (e & e_) === e_,
      neg: (t) => o_(-t, e),
      eql: (e, t) => e === t,
      sqr: (t) => o_(t * t, e),
      add: (t, n) => o_(t + n, e),
      sub: (t, n) => o_(t - n, e),
      mul: (t, n) => o_(t * n, e),
      pow: (e, t) => h_(s, e, t),
      div: (t, n) => o_(t * c_(n, e), e),
      sqrN: (e) => e * e,
      addN: (e, t) => e + t,
      subN: (e, t) => e - t,
      mulN: (e, t) => e * t,
      inv: (t) => c_(t, e),
      sqrt: r.sqrt || ((t) => ((o ||= f_(e)), o(s, t))),
      toBytes: (e) => (n ? Lg(e, a) : Ig(e, a)),
      fromBytes: (e) => {
        if (e.length !== a) throw Error(`Field.fromBytes: expected ` + a + ` bytes, got ` + e.length)
        return n ? Fg(e) : Pg(e)
      },
      invertBatch: (e) => g_(s, e),
      cmov: (e, t, n) => (n ? t : e),
    })
  return Object.freeze(s)
}
function b_(e) {
  if (typeof e != `bigint`) throw Error(`field order must be bigint`)
  let t = e.toString(2).length
  return Math.ceil(t / 8)
}
function x_(e) {
  let t = b_(e)
  return t + Math.ceil(t / 2)
}
function S_(e, t, n = !1) {
  let r = e.length,
    i = b_(t),
    a = x_(t)
  if (r < 16 || r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
  let o = o_(n ? Fg(e) : Pg(e), t - e_) + e_
  return n ? Lg(o, i) : Ig(o, i)
}
var C_ = BigInt(0),
  w_ = BigInt(1)
function T_(e, t) {
  let n = t.negate()
  return e ? n : t
}
function E_(e, t) {
  if (!Number.isSafeInteger(e) || e <= 0 || e > t)
    throw Error(`invalid window size, expected [1..` + t + `], got W=` + e)
}
function D_(e, t) {
  E_(e, t)
  let n = Math.ceil(t / e) + 1,
    r = 2 ** (e - 1),
    i = 2 ** e
  return { windows: n, windowSize: r, mask: Wg(e), maxNumber: i, shiftBy: BigInt(e) }
}
function O_(e, t, n) {
  let { windowSize: r, mask: i, maxNumber: a, shiftBy: o } = n,
    s = Number(e & i),
    c = e >> o
  s > r && ((s -= a), (c += w_))
  let l = t * r,
    u = l + Math.abs(s) - 1,
    d = s === 0,
    f = s < 0,
    p = t % 2 != 0
  return { nextN: c, offset: u, isZero: d, isNeg: f, isNegF: p, offsetF: l }
}
function k_(e, t) {
  if (!Array.isArray(e)) throw Error(`array expected`)
  e.forEach((e, n) => {
    if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
  })
}
function A_(e, t) {
  if (!Array.isArray(e)) throw Error(`array of scalars expected`)
  e.forEach((e, n) => {
    if (!t.isValid(e)) throw Error(`invalid scalar at index ` + n)
  })
}
var j_ = new WeakMap(),
  M_ = new WeakMap()
function N_(e) {
  return M_.get(e) || 1
}
function P_(e, t) {
  return {
    constTimeNegate: T_,
    hasPrecomputes(e) {
      return N_(e) !== 1
    },
    unsafeLadder(t, n, r = e.ZERO) {
      let i = t
      for (; n > C_;) (n & w_ && (r = r.add(i)), (i = i.double()), (n >>= w_))
      return r
    },
    precomputeWindow(e, n) {
      let { windows: r, windowSize: i } = D_(n, t),
        a = [],
        o = e,
        s = o
      for (let e = 0; e < r; e++) {
        ;((s = o), a.push(s))
        for (let e = 1; e < i; e++) ((s = s.add(o)), a.push(s))
        o = s.double()
      }
      return a
    },
    wNAF(n, r, i) {
      let a = e.ZERO,
        o = e.BASE,
        s = D_(n, t)
      for (let e = 0; e < s.windows; e++) {
        let { nextN: t, offset: n, isZero: c, isNeg: l, isNegF: u, offsetF: d } = O_(i, e, s)
        ;((i = t), c ? (o = o.add(T_(u, r[d]))) : (a = a.add(T_(l, r[n]))))
      }
      return { p: a, f: o }
    },
    wNAFUnsafe(n, r, i, a = e.ZERO) {
      let o = D_(n, t)
      for (let e = 0; e < o.windows && i !== C_; e++) {
        let { nextN: t, offset: n, isZero: s, isNeg: c } = O_(i, e, o)
        if (((i = t), !s)) {
          let e = r[n]
          a = a.add(c ? e.negate() : e)
        }
      }
      return a
    },
    getPrecomputes(e, t, n) {
      let r = j_.get(t)
      return (r || ((r = this.precomputeWindow(t, e)), e !== 1 && j_.set(t, n(r))), r)
    },
    wNAFCached(e, t, n) {
      let r = N_(e)
      return this.wNAF(r, this.getPrecomputes(r, e, n), t)
    },
    wNAFCachedUnsafe(e, t, n, r) {
      let i = N_(e)
      return i === 1 ? this.unsafeLadder(e, t, r) : this.wNAFUnsafe(i, this.getPrecomputes(i, e, n), t, r)
    },
    setWindowSize(e, n) {
      ;(E_(n, t), M_.set(e, n), j_.delete(e))
    },
  }
}
function F_(e, t, n, r) {
  ;(k_(n, e), A_(r, t))
  let i = n.length,
    a = r.length
  if (i !== a) throw Error(`arrays of points and scalars must have equal length`)
  let o = e.ZERO,
    s = Ug(BigInt(i)),
    c = 1
  s > 12 ? (c = s - 3) : s > 4 ? (c = s - 2) : s > 0 && (c = 2)
  let l = Wg(c),
    u = Array(Number(l) + 1).fill(o),
    d = Math.floor((t.BITS - 1) / c) * c,
    f = o
  for (let e = d; e >= 0; e -= c) {
    u.fill(o)
    for (let t = 0; t < a; t++) {
      let i = r[t],
        a = Number((i >> BigInt(e)) & l)
      u[a] = u[a].add(n[t])
    }
    let t = o
    for (let e = u.length - 1, n = o; e > 0; e--) ((n = n.add(u[e])), (t = t.add(n)))
    if (((f = f.add(t)), e !== 0)) for (let e = 0; e < c; e++) f = f.double()
  }
  return f
}
function I_(e) {
  return (
    m_(e.Fp),
    Yg(
      e,
      { n: `bigint`, h: `bigint`, Gx: `field`, Gy: `field` },
      { nBitLength: `isSafeInteger`, nByteLength: `isSafeInteger` },
    ),
    Object.freeze({ ...v_(e.n, e.nBitLength), ...e, p: e.Fp.ORDER })
  )
}
function L_(e) {
  ;(e.lowS !== void 0 && Tg(`lowS`, e.lowS), e.prehash !== void 0 && Tg(`prehash`, e.prehash))
}
function R_(e) {
  let t = I_(e)
  Yg(
    t,
    { a: `field`, b: `field` },
    {
      allowInfinityPoint: `boolean`,
      allowedPrivateKeyLengths: `array`,
      clearCofactor: `function`,
      fromBytes: `function`,
      isTorsionFree: `function`,
      toBytes: `function`,
      wrapPrivateKey: `boolean`,
    },
  )
  let { endo: n, Fp: r, a: i } = t
  if (n) {
    if (!r.eql(i, r.ZERO)) throw Error(`invalid endo: CURVE.a must be 0`)
    if (typeof n != `object` || typeof n.beta != `bigint` || typeof n.splitScalar != `function`)
      throw Error(`invalid endo: expected "beta": bigint and "splitScalar": function`)
  }
  return Object.freeze({ ...t })
}
var z_ = {
  Err: class extends Error {
    constructor(e = ``) {
      super(e)
    }
  },
  _tlv: {
    encode: (e, t) => {
      let { Err: n } = z_
      if (e < 0 || e > 256) throw new n(`tlv.encode: wrong tag`)
      if (t.length & 1) throw new n(`tlv.encode: unpadded data`)
      let r = t.length / 2,
        i = Eg(r)
      if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
      let a = r > 127 ? Eg((i.length / 2) | 128) : ``
      return Eg(e) + a + i + t
    },
    decode(e, t) {
      let { Err: n } = z_,
        r = 0
      if (e < 0 || e > 256) throw new n(`tlv.encode: wrong tag`)
      if (t.length < 2 || t[r++] !== e) throw new n(`tlv.decode: wrong tlv`)
      let i = t[r++],
        a = !!(i & 128),
        o = 0
      if (!a) o = i
      else {
        let e = i & 127
        if (!e) throw new n(`tlv.decode(long): indefinite length not supported`)
        if (e > 4) throw new n(`tlv.decode(long): byte length is too big`)
        let a = t.subarray(r, r + e)
        if (a.length !== e) throw new n(`tlv.decode: length bytes not complete`)
        if (a[0] === 0) throw new n(`tlv.decode(long): zero leftmost byte`)
        for (let e of a) o = (o << 8) | e
        if (((r += e), o < 128)) throw new n(`tlv.decode(long): not minimal encoding`)
      }
      let s = t.subarray(r, r + o)
      if (s.length !== o) throw new n(`tlv.decode: wrong value length`)
      return { v: s, l: t.subarray(r + o) }
    },
  },
  _int: {
    encode(e) {
      let { Err: t } = z_
      if (e < V_) throw new t(`integer: negative integers are not allowed`)
      let n = Eg(e)
      if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
        throw new t(`unexpected DER parsing assertion: unpadded hex`)
      return n
    },
    decode(e) {
      let { Err: t } = z_
      if (e[0] & 128) throw new t(`invalid signature integer: negative`)
      if (e[0] === 0 && !(e[1] & 128)) throw new t(`invalid signature integer: unnecessary leading zero`)
      return Pg(e)
    },
  },
  toSig(e) {
    let { Err: t, _int: n, _tlv: r } = z_,
      i = Rg(`signature`, e),
      { v: a, l: o } = r.decode(48, i)
    if (o.length) throw new t(`invalid signature: left bytes after parsing`)
    let { v: s, l: c } = r.decode(2, a),
      { v: l, l: u } = r.decode(2, c)
    if (u.length) throw new t(`invalid signature: left bytes after parsing`)
    return { r: n.decode(s), s: n.decode(l) }
  },
  hexFromSig(e) {
    let { _tlv: t, _int: n } = z_,
      r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
    return t.encode(48, r)
  },
}
function B_(e, t) {
  return Ag(Ig(e, t))
}
var V_ = BigInt(0),
  G = BigInt(1),
  H_ = BigInt(3),
  U_ = BigInt(4)
function W_(e) {
  let t = R_(e),
    { Fp: n } = t,
    r = y_(t.n, t.nBitLength),
    i =
      t.toBytes ||
      ((e, t, r) => {
        let i = t.toAffine()
        return zg(Uint8Array.from([4]), n.toBytes(i.x), n.toBytes(i.y))
      }),
    a =
      t.fromBytes ||
      ((e) => {
        let t = e.subarray(1)
        return { x: n.fromBytes(t.subarray(0, n.BYTES)), y: n.fromBytes(t.subarray(n.BYTES, 2 * n.BYTES)) }
      })
  function o(e) {
    let { a: r, b: i } = t,
      a = n.sqr(e),
      o = n.mul(a, e)
    return n.add(n.add(o, n.mul(e, r)), i)
  }
  function s(e, t) {
    let r = n.sqr(t),
      i = o(e)
    return n.eql(r, i)
  }
  if (!s(t.Gx, t.Gy)) throw Error(`bad curve params: generator point`)
  let c = n.mul(n.pow(t.a, H_), U_),
    l = n.mul(n.sqr(t.b), BigInt(27))
  if (n.is0(n.add(c, l))) throw Error(`bad curve params: a or b`)
  function u(e) {
    return Vg(e, G, t.n)
  }
  function d(e) {
    let { allowedPrivateKeyLengths: n, nByteLength: r, wrapPrivateKey: i, n: a } = t
    if (n && typeof e != `bigint`) {
      if ((Cg(e) && (e = Ag(e)), typeof e != `string` || !n.includes(e.length))) throw Error(`invalid private key`)
      e = e.padStart(r * 2, `0`)
    }
    let o
    try {
      o = typeof e == `bigint` ? e : Pg(Rg(`private key`, e, r))
    } catch {
      throw Error(`invalid private key, expected hex or ` + r + ` bytes, got ` + typeof e)
    }
    return (i && (o = o_(o, a)), Hg(`private key`, o, G, a), o)
  }
  function f(e) {
    if (!(e instanceof h)) throw Error(`ProjectivePoint expected`)
  }
  let p = Xg((e, t) => {
      let { px: r, py: i, pz: a } = e
      if (n.eql(a, n.ONE)) return { x: r, y: i }
      let o = e.is0()
      t ??= o ? n.ONE : n.inv(a)
      let s = n.mul(r, t),
        c = n.mul(i, t),
        l = n.mul(a, t)
      if (o) return { x: n.ZERO, y: n.ZERO }
      if (!n.eql(l, n.ONE)) throw Error(`invZ was invalid`)
      return { x: s, y: c }
    }),
    m = Xg((e) => {
      if (e.is0()) {
        if (t.allowInfinityPoint && !n.is0(e.py)) return
        throw Error(`bad point: ZERO`)
      }
      let { x: r, y: i } = e.toAffine()
      if (!n.isValid(r) || !n.isValid(i)) throw Error(`bad point: x or y not FE`)
      if (!s(r, i)) throw Error(`bad point: equation left != right`)
      if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
      return !0
    })
  class h {
    constructor(e, t, r) {
      if (e == null || !n.isValid(e)) throw Error(`x required`)
      if (t == null || !n.isValid(t) || n.is0(t)) throw Error(`y required`)
      if (r == null || !n.isValid(r)) throw Error(`z required`)
      ;((this.px = e), (this.py = t), (this.pz = r), Object.freeze(this))
    }
    static fromAffine(e) {
      let { x: t, y: r } = e || {}
      if (!e || !n.isValid(t) || !n.isValid(r)) throw Error(`invalid affine point`)
      if (e instanceof h) throw Error(`projective point not allowed`)
      let i = (e) => n.eql(e, n.ZERO)
      return i(t) && i(r) ? h.ZERO : new h(t, r, n.ONE)
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    static normalizeZ(e) {
      let t = g_(
        n,
        e.map((e) => e.pz),
      )
      return e.map((e, n) => e.toAffine(t[n])).map(h.fromAffine)
    }
    static fromHex(e) {
      let t = h.fromAffine(a(Rg(`pointHex`, e)))
      return (t.assertValidity(), t)
    }
    static fromPrivateKey(e) {
      return h.BASE.multiply(d(e))
    }
    static msm(e, t) {
      return F_(h, r, e, t)
    }
    _setWindowSize(e) {
      v.setWindowSize(this, e)
    }
    assertValidity() {
      m(this)
    }
    hasEvenY() {
      let { y: e } = this.toAffine()
      if (n.isOdd) return !n.isOdd(e)
      throw Error(`Field doesn't support isOdd`)
    }
    equals(e) {
      f(e)
      let { px: t, py: r, pz: i } = this,
        { px: a, py: o, pz: s } = e,
        c = n.eql(n.mul(t, s), n.mul(a, i)),
        l = n.eql(n.mul(r, s), n.mul(o, i))
      return c && l
    }
    negate() {
      return new h(this.px, n.neg(this.py), this.pz)
    }
    double() {
      let { a: e, b: r } = t,
        i = n.mul(r, H_),
        { px: a, py: o, pz: s } = this,
        c = n.ZERO,
        l = n.ZERO,
        u = n.ZERO,
        d = n.mul(a, a),
        f = n.mul(o, o),
        p = n.mul(s, s),
        m = n.mul(a, o)
      return (
        (m = n.add(m, m)),
        (u = n.mul(a, s)),
        (u = n.add(u, u)),
        (c = n.mul(e, u)),
        (l = n.mul(i, p)),
        (l = n.add(c, l)),
        (c = n.sub(f, l)),
        (l = n.add(f, l)),
        (l = n.mul(c, l)),
        (c = n.mul(m, c)),
        (u = n.mul(i, u)),
        (p = n.mul(e, p)),
        (m = n.sub(d, p)),
        (m = n.mul(e, m)),
        (m = n.add(m, u)),
        (u = n.add(d, d)),
        (d = n.add(u, d)),
        (d = n.add(d, p)),
        (d = n.mul(d, m)),
        (l = n.add(l, d)),
        (p = n.mul(o, s)),
        (p = n.add(p, p)),
        (d = n.mul(p, m)),
        (c = n.sub(c, d)),
        (u = n.mul(p, f)),
        (u = n.add(u, u)),
        (u = n.add(u, u)),
        new h(c, l, u)
      )
    }
    add(e) {
      f(e)
      let { px: r, py: i, pz: a } = this,
        { px: o, py: s, pz: c } = e,
        l = n.ZERO,
        u = n.ZERO,
        d = n.ZERO,
        p = t.a,
        m = n.mul(t.b, H_),
        g = n.mul(r, o),
        _ = n.mul(i, s),
        v = n.mul(a, c),
        y = n.add(r, i),
        b = n.add(o, s)
      ;((y = n.mul(y, b)), (b = n.add(g, _)), (y = n.sub(y, b)), (b = n.add(r, a)))
      let x = n.add(o, c)
      return (
        (b = n.mul(b, x)),
        (x = n.add(g, v)),
        (b = n.sub(b, x)),
        (x = n.add(i, a)),
        (l = n.add(s, c)),
        (x = n.mul(x, l)),
        (l = n.add(_, v)),
        (x = n.sub(x, l)),
        (d = n.mul(p, b)),
        (l = n.mul(m, v)),
        (d = n.add(l, d)),
        (l = n.sub(_, d)),
        (d = n.add(_, d)),
        (u = n.mul(l, d)),
        (_ = n.add(g, g)),
        (_ = n.add(_, g)),
        (v = n.mul(p, v)),
        (b = n.mul(m, b)),
        (_ = n.add(_, v)),
        (v = n.sub(g, v)),
        (v = n.mul(p, v)),
        (b = n.add(b, v)),
        (g = n.mul(_, b)),
        (u = n.add(u, g)),
        (g = n.mul(x, b)),
        (l = n.mul(y, l)),
        (l = n.sub(l, g)),
        (g = n.mul(y, _)),
        (d = n.mul(x, d)),
        (d = n.add(d, g)),
        new h(l, u, d)
      )
    }
    subtract(e) {
      return this.add(e.negate())
    }
    is0() {
      return this.equals(h.ZERO)
    }
    wNAF(e) {
      return v.wNAFCached(this, e, h.normalizeZ)
    }
    multiplyUnsafe(e) {
      let { endo: r, n: i } = t
      Hg(`scalar`, e, V_, i)
      let a = h.ZERO
      if (e === V_) return a
      if (this.is0() || e === G) return this
      if (!r || v.hasPrecomputes(this)) return v.wNAFCachedUnsafe(this, e, h.normalizeZ)
      let { k1neg: o, k1: s, k2neg: c, k2: l } = r.splitScalar(e),
        u = a,
        d = a,
        f = this
      for (; s > V_ || l > V_;)
        (s & G && (u = u.add(f)), l & G && (d = d.add(f)), (f = f.double()), (s >>= G), (l >>= G))
      return (o && (u = u.negate()), c && (d = d.negate()), (d = new h(n.mul(d.px, r.beta), d.py, d.pz)), u.add(d))
    }
    multiply(e) {
      let { endo: r, n: i } = t
      Hg(`scalar`, e, G, i)
      let a, o
      if (r) {
        let { k1neg: t, k1: i, k2neg: s, k2: c } = r.splitScalar(e),
          { p: l, f: u } = this.wNAF(i),
          { p: d, f } = this.wNAF(c)
        ;((l = v.constTimeNegate(t, l)),
          (d = v.constTimeNegate(s, d)),
          (d = new h(n.mul(d.px, r.beta), d.py, d.pz)),
          (a = l.add(d)),
          (o = u.add(f)))
      } else {
        let { p: t, f: n } = this.wNAF(e)
        ;((a = t), (o = n))
      }
      return h.normalizeZ([a, o])[0]
    }
    multiplyAndAddUnsafe(e, t, n) {
      let r = h.BASE,
        i = (e, t) => (t === V_ || t === G || !e.equals(r) ? e.multiplyUnsafe(t) : e.multiply(t)),
        a = i(this, t).add(i(e, n))
      return a.is0() ? void 0 : a
    }
    toAffine(e) {
      return p(this, e)
    }
    isTorsionFree() {
      let { h: e, isTorsionFree: n } = t
      if (e === G) return !0
      if (n) return n(h, this)
      throw Error(`isTorsionFree() has not been declared for the elliptic curve`)
    }
    clearCofactor() {
      let { h: e, clearCofactor: n } = t
      return e === G ? this : n ? n(h, this) : this.multiplyUnsafe(t.h)
    }
    toRawBytes(e = !0) {
      return (Tg(`isCompressed`, e), this.assertValidity(), i(h, this, e))
    }
    toHex(e = !0) {
      return (Tg(`isCompressed`, e), Ag(this.toRawBytes(e)))
    }
  }
  ;((h.BASE = new h(t.Gx, t.Gy, n.ONE)), (h.ZERO = new h(n.ZERO, n.ONE, n.ZERO)))
  let { endo: g, nBitLength: _ } = t,
    v = P_(h, g ? Math.ceil(_ / 2) : _)
  return { CURVE: t, ProjectivePoint: h, normPrivateKeyToScalar: d, weierstrassEquation: o, isWithinCurveOrder: u }
}
function G_(e) {
  let t = I_(e)
  return (
    Yg(
      t,
      { hash: `hash`, hmac: `function`, randomBytes: `function` },
      { bits2int: `function`, bits2int_modN: `function`, lowS: `boolean` },
    ),
    Object.freeze({ lowS: !0, ...t })
  )
}
function K_(e) {
  let t = G_(e),
    { Fp: n, n: r, nByteLength: i, nBitLength: a } = t,
    o = n.BYTES + 1,
    s = 2 * n.BYTES + 1
  function c(e) {
    return o_(e, r)
  }
  function l(e) {
    return c_(e, r)
  }
  let {
    ProjectivePoint: u,
    normPrivateKeyToScalar: d,
    weierstrassEquation: f,
    isWithinCurveOrder: p,
  } = W_({
    ...t,
    toBytes(e, t, r) {
      let i = t.toAffine(),
        a = n.toBytes(i.x),
        o = zg
      return (
        Tg(`isCompressed`, r),
        r ? o(Uint8Array.from([t.hasEvenY() ? 2 : 3]), a) : o(Uint8Array.from([4]), a, n.toBytes(i.y))
      )
    },
    fromBytes(e) {
      let t = e.length,
        r = e[0],
        i = e.subarray(1)
      if (t === o && (r === 2 || r === 3)) {
        let e = Pg(i)
        if (!Vg(e, G, n.ORDER)) throw Error(`Point is not on curve`)
        let t = f(e),
          a
        try {
          a = n.sqrt(t)
        } catch (e) {
          let t = e instanceof Error ? `: ` + e.message : ``
          throw Error(`Point is not on curve` + t)
        }
        let o = (a & G) === G
        return (((r & 1) == 1) !== o && (a = n.neg(a)), { x: e, y: a })
      }
      if (t === s && r === 4)
        return { x: n.fromBytes(i.subarray(0, n.BYTES)), y: n.fromBytes(i.subarray(n.BYTES, 2 * n.BYTES)) }
      {
        let e = o,
          n = s
        throw Error(`invalid Point, expected length of ` + e + `, or uncompressed ` + n + `, got ` + t)
      }
    },
  })
  function m(e) {
    return e > r >> G
  }
  function h(e) {
    return m(e) ? c(-e) : e
  }
  let g = (e, t, n) => Pg(e.slice(t, n))
  class _ {
    constructor(e, t, n) {
      ;(Hg(`r`, e, G, r),
        Hg(`s`, t, G, r),
        (this.r = e),
        (this.s = t),
        n != null && (this.recovery = n),
        Object.freeze(this))
    }
    static fromCompact(e) {
      let t = i
      return ((e = Rg(`compactSignature`, e, t * 2)), new _(g(e, 0, t), g(e, t, 2 * t)))
    }
    static fromDER(e) {
      let { r: t, s: n } = z_.toSig(Rg(`DER`, e))
      return new _(t, n)
    }
    assertValidity() {}
    addRecoveryBit(e) {
      return new _(this.r, this.s, e)
    }
    recoverPublicKey(e) {
      let { r, s: i, recovery: a } = this,
        o = C(Rg(`msgHash`, e))
      if (a == null || ![0, 1, 2, 3].includes(a)) throw Error(`recovery id invalid`)
      let s = a === 2 || a === 3 ? r + t.n : r
      if (s >= n.ORDER) throw Error(`recovery id 2 or 3 invalid`)
      let d = a & 1 ? `03` : `02`,
        f = u.fromHex(d + B_(s, n.BYTES)),
        p = l(s),
        m = c(-o * p),
        h = c(i * p),
        g = u.BASE.multiplyAndAddUnsafe(f, m, h)
      if (!g) throw Error(`point at infinify`)
      return (g.assertValidity(), g)
    }
    hasHighS() {
      return m(this.s)
    }
    normalizeS() {
      return this.hasHighS() ? new _(this.r, c(-this.s), this.recovery) : this
    }
    toDERRawBytes() {
      return Ng(this.toDERHex())
    }
    toDERHex() {
      return z_.hexFromSig(this)
    }
    toCompactRawBytes() {
      return Ng(this.toCompactHex())
    }
    toCompactHex() {
      let e = i
      return B_(this.r, e) + B_(this.s, e)
    }
  }
  let v = {
    isValidPrivateKey(e) {
      try {
        return (d(e), !0)
      } catch {
        return !1
      }
    },
    normPrivateKeyToScalar: d,
    randomPrivateKey: () => {
      let e = x_(t.n)
      return S_(t.randomBytes(e), t.n)
    },
    precompute(e = 8, t = u.BASE) {
      return (t._setWindowSize(e), t.multiply(BigInt(3)), t)
    },
  }
  function y(e, t = !0) {
    return u.fromPrivateKey(e).toRawBytes(t)
  }
  function b(e) {
    if (typeof e == `bigint`) return !1
    if (e instanceof u) return !0
    let r = Rg(`key`, e).length,
      a = n.BYTES,
      o = a + 1,
      s = 2 * a + 1
    if (!(t.allowedPrivateKeyLengths || i === o)) return r === o || r === s
  }
  function x(e, t, n = !0) {
    if (b(e) === !0) throw Error(`first arg must be private key`)
    if (b(t) === !1) throw Error(`second arg must be public key`)
    return u.fromHex(t).multiply(d(e)).toRawBytes(n)
  }
  let S =
      t.bits2int ||
      function (e) {
        if (e.length > 8192) throw Error(`input is too large`)
        let t = Pg(e),
          n = e.length * 8 - a
        return n > 0 ? t >> BigInt(n) : t
      },
    C =
      t.bits2int_modN ||
      function (e) {
        return c(S(e))
      },
    w = Wg(a)
  function T(e) {
    return (Hg(`num < 2^` + a, e, V_, w), Ig(e, i))
  }
  function E(e, r, i = D) {
    if ([`recovered`, `canonical`].some((e) => e in i)) throw Error(`sign() legacy options not supported`)
    let { hash: a, randomBytes: o } = t,
      { lowS: s, prehash: f, extraEntropy: g } = i
    ;((s ??= !0), (e = Rg(`msgHash`, e)), L_(i), f && (e = Rg(`prehashed msgHash`, a(e))))
    let v = C(e),
      y = d(r),
      b = [T(y), T(v)]
    if (g != null && g !== !1) {
      let e = g === !0 ? o(n.BYTES) : g
      b.push(Rg(`extraEntropy`, e))
    }
    let x = zg(...b),
      w = v
    function E(e) {
      let t = S(e)
      if (!p(t)) return
      let n = l(t),
        r = u.BASE.multiply(t).toAffine(),
        i = c(r.x)
      if (i === V_) return
      let a = c(n * c(w + i * y))
      if (a === V_) return
      let o = (r.x === i ? 0 : 2) | Number(r.y & G),
        d = a
      return (s && m(a) && ((d = h(a)), (o ^= 1)), new _(i, d, o))
    }
    return { seed: x, k2sig: E }
  }
  let D = { lowS: t.lowS, prehash: !1 },
    ee = { lowS: t.lowS, prehash: !1 }
  function O(e, n, r = D) {
    let { seed: i, k2sig: a } = E(e, n, r),
      o = t
    return qg(o.hash.outputLen, o.nByteLength, o.hmac)(i, a)
  }
  u.BASE._setWindowSize(8)
  function te(e, n, r, i = ee) {
    let a = e
    ;((n = Rg(`msgHash`, n)), (r = Rg(`publicKey`, r)))
    let { lowS: o, prehash: s, format: d } = i
    if ((L_(i), `strict` in i)) throw Error(`options.strict was renamed to lowS`)
    if (d !== void 0 && d !== `compact` && d !== `der`) throw Error(`format must be compact or der`)
    let f = typeof a == `string` || Cg(a),
      p = !f && !d && typeof a == `object` && !!a && typeof a.r == `bigint` && typeof a.s == `bigint`
    if (!f && !p) throw Error(`invalid signature, expected Uint8Array, hex string or Signature instance`)
    let m, h
    try {
      if ((p && (m = new _(a.r, a.s)), f)) {
        try {
          d !== `compact` && (m = _.fromDER(a))
        } catch (e) {
          if (!(e instanceof z_.Err)) throw e
        }
        !m && d !== `der` && (m = _.fromCompact(a))
      }
      h = u.fromHex(r)
    } catch {
      return !1
    }
    if (!m || (o && m.hasHighS())) return !1
    s && (n = t.hash(n))
    let { r: g, s: v } = m,
      y = C(n),
      b = l(v),
      x = c(y * b),
      S = c(g * b),
      w = u.BASE.multiplyAndAddUnsafe(h, x, S)?.toAffine()
    return w ? c(w.x) === g : !1
  }
  return {
    CURVE: t,
    getPublicKey: y,
    getSharedSecret: x,
    sign: O,
    verify: te,
    ProjectivePoint: u,
    Signature: _,
    utils: v,
  }
}
function q_(e) {
  return { hash: e, hmac: (t, ...n) => Qg(e, t, mm(...n)), randomBytes: vm }
}
function J_(e, t) {
  let n = (t) => K_({ ...e, ...q_(t) })
  return { ...n(t), create: n }
}
var Y_ = t({ secp256k1: () => iv }),
  X_ = BigInt(`0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f`),
  Z_ = BigInt(`0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141`),
  Q_ = BigInt(0),
  $_ = BigInt(1),
  ev = BigInt(2),
  tv = (e, t) => (e + t / ev) / t
function nv(e) {
  let t = X_,
    n = BigInt(3),
    r = BigInt(6),
    i = BigInt(11),
    a = BigInt(22),
    o = BigInt(23),
    s = BigInt(44),
    c = BigInt(88),
    l = (e * e * e) % t,
    u = (l * l * e) % t,
    d = (s_((s_((s_(u, n, t) * u) % t, n, t) * u) % t, ev, t) * l) % t,
    f = (s_(d, i, t) * d) % t,
    p = (s_(f, a, t) * f) % t,
    m = (s_(p, s, t) * p) % t,
    h = s_((s_((s_((s_((s_((s_(m, c, t) * m) % t, s, t) * p) % t, n, t) * u) % t, o, t) * f) % t, r, t) * l) % t, ev, t)
  if (!rv.eql(rv.sqr(h), e)) throw Error(`Cannot find square root`)
  return h
}
var rv = y_(X_, void 0, void 0, { sqrt: nv }),
  iv = J_(
    {
      a: Q_,
      b: BigInt(7),
      Fp: rv,
      n: Z_,
      Gx: BigInt(`55066263022277343669578718895168534326250603453777594175500187360389116729240`),
      Gy: BigInt(`32670510020758816978083085130507043184471273380659243275938904335757337482424`),
      h: BigInt(1),
      lowS: !0,
      endo: {
        beta: BigInt(`0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee`),
        splitScalar: (e) => {
          let t = Z_,
            n = BigInt(`0x3086d221a7d46bcde86c90e49284eb15`),
            r = -$_ * BigInt(`0xe4437ed6010e88286f547fa90abfe4c3`),
            i = BigInt(`0x114ca50f7a8e2f3f657c1108d9d44cfd8`),
            a = n,
            o = BigInt(`0x100000000000000000000000000000000`),
            s = tv(a * e, t),
            c = tv(-r * e, t),
            l = o_(e - s * n - c * i, t),
            u = o_(-s * r - c * a, t),
            d = l > o,
            f = u > o
          if ((d && (l = t - l), f && (u = t - u), l > o || u > o))
            throw Error(`splitScalar: Endomorphism failed, k=` + e)
          return { k1neg: d, k1: l, k2neg: f, k2: u }
        },
      },
    },
    _g,
  )
function av(e) {
  return {
    value: 0n,
    data: `0x`,
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: yn,
    refundReceiver: yn,
    ...e,
  }
}
function ov(e) {
  return _(_e, [{ bytes: `0x${e.map(sv).join(``)}` }])
}
function sv({ operation: e, to: t, value: n, data: r }) {
  let i = g(BigInt(Sn(r).length))
  return `0${e}${T(t).slice(24)}${g(n)}${i}${r.slice(2)}`
}
var cv = z(`batch`, {
  nothing: `There is nothing to do: add at least one call.`,
  tooDeep: (e) => `This batch contains more than ${e} levels of nested batches.`,
  unreadable: (e) => `The calls of a batch cannot be read (level ${e}).`,
})
function lv(e) {
  let [t, ...n] = e.calls
  if (t === void 0) throw new k(`batch/empty`, cv.nothing, {})
  return n.length === 0
    ? av({ ...t, nonce: e.nonce })
    : av({ to: e.multiSend, data: ov(e.calls), operation: 1, nonce: e.nonce })
}
function uv(e, t = {}) {
  return dv(e, 1, t.maxDepth ?? 16)
}
function dv(e, t, n) {
  if (t > n) throw new k(`batch/too-deep`, cv.tooDeep(n), { limit: n })
  let r = se(e)
  if (r === null) throw new k(`batch/malformed`, cv.unreadable(t), { level: t })
  return r.map((e) => ({ ...e, calls: fv(e.data) ? dv(e.data, t + 1, n) : null }))
}
function fv(e) {
  return e.slice(0, 10).toLowerCase() === _e
}
var pv = [
    {
      type: `function`,
      name: `multiSend`,
      stateMutability: `payable`,
      inputs: [{ name: `transactions`, type: `bytes` }],
      outputs: [],
    },
  ],
  mv = `0xb63e800d`
function hv(e) {
  if (!Kt(e) || e.slice(0, 10).toLowerCase() !== mv) return null
  let t = E(e, 4),
    n = gv(t, 0),
    r = t.size(32),
    i = t.address(64),
    a = t.bytes(96),
    o = t.address(128),
    s = t.address(160),
    c = t.uint(192),
    l = t.address(224)
  return n === null ||
    r === null ||
    i === null ||
    a === null ||
    o === null ||
    s === null ||
    c === null ||
    l === null ||
    _(mv, [
      { addresses: n },
      { uint: BigInt(r) },
      { address: i },
      { bytes: a },
      { address: o },
      { address: s },
      { uint: c },
      { address: l },
    ]).toLowerCase() !== e.toLowerCase()
    ? null
    : { owners: n, threshold: r, to: i, data: a, fallbackHandler: o, paymentToken: s, payment: c, paymentReceiver: l }
}
function gv(e, t) {
  let n = e.size(t),
    r = n === null ? null : e.size(n)
  if (n === null || r === null || n + 32 + r * 32 > e.length) return null
  let i = Array.from({ length: r }, (t, r) => e.address(n + 32 + r * 32))
  return i.some((e) => e === null) ? null : i.flatMap((e) => (e === null ? [] : [A(e)]))
}
function _v(e) {
  return _(`0x1688f0b9`, [{ address: e.singleton }, { bytes: e.initializer }, { uint: e.saltNonce }])
}
function vv({ owners: e, threshold: t }) {
  for (let [t, n] of e.entries()) {
    let r = ye(n, { others: e.slice(0, t) })
    if (r !== null) return r
  }
  return re(t, e.length)
}
function yv(e) {
  let t = vv(e)
  if (t !== null) throw new k(`creation/invalid`, t, { reason: t })
  return _(`0xb63e800d`, [
    { addresses: e.owners },
    { uint: BigInt(e.threshold) },
    { address: e.to ?? `0x0000000000000000000000000000000000000000` },
    { bytes: e.data ?? `0x` },
    { address: e.fallbackHandler ?? `0x0000000000000000000000000000000000000000` },
    { address: e.paymentToken ?? `0x0000000000000000000000000000000000000000` },
    { uint: e.payment ?? 0n },
    { address: e.paymentReceiver ?? `0x0000000000000000000000000000000000000000` },
  ])
}
function bv(e) {
  return new Uint8Array(Fm(e))
}
function K(e) {
  return Zt(bv(Sn(e)))
}
var xv = z(`creation-errors`, {
  unpredictable: (e) => `Factories of version ${e} choose addresses that cannot be known beforehand.`,
})
function Sv(e) {
  if (Gu(e.version, `1.0.0`)) {
    let t = xv.unpredictable(e.version)
    throw new k(`creation/invalid`, t, { reason: t })
  }
  let t = K(`0x${D(K(e.initializer))}${g(e.saltNonce)}`),
    n = K(`${e.proxyCreationCode}${T(e.singleton)}`),
    r = K(`0xff${T(e.factory).slice(24)}${D(t)}${D(n)}`)
  return A(`0x${r.slice(26)}`)
}
var Cv = `0x1688f0b9`
function wv({ to: e, data: t }, n) {
  let r = Object.entries(hu).find(([e]) => e === n)?.[1]
  if (r === void 0 || !Kt(t) || t.slice(0, 10).toLowerCase() !== `0x1688f0b9`) return null
  let i = E(t, 4),
    [a, o, s] = [i.address(0), i.bytes(32), i.uint(64)]
  return a === null ||
    o === null ||
    s === null ||
    _v({ singleton: a, initializer: o, saltNonce: s }).toLowerCase() !== t.toLowerCase()
    ? null
    : {
        factory: e,
        singleton: a,
        saltNonce: s,
        address: Sv({ factory: e, singleton: a, proxyCreationCode: r, initializer: o, saltNonce: s, version: n }),
        setup: hv(o),
      }
}
var Tv =
    `function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver).function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures).function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation).function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation).function approveHash(bytes32 hashToApprove).function addOwnerWithThreshold(address owner, uint256 _threshold).function removeOwner(address prevOwner, address owner, uint256 _threshold).function swapOwner(address prevOwner, address oldOwner, address newOwner).function changeThreshold(uint256 _threshold).function changeMasterCopy(address _masterCopy).function enableModule(address module).function disableModule(address prevModule, address module).function setGuard(address guard).function setModuleGuard(address moduleGuard).function setFallbackHandler(address handler).function requiredTxGas(address to, uint256 value, bytes data, uint8 operation).function simulateAndRevert(address targetContract, bytes calldataPayload).function signMessage(bytes _data).function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce).function createProxy(address singleton, bytes data).function performCreate(uint256 value, bytes deploymentData).function performCreate2(uint256 value, bytes deploymentData, bytes32 salt).function migrateSingleton().function migrateWithFallbackHandler().function migrateL2Singleton().function migrateL2WithFallbackHandler().function migrateToL2(address l2Singleton).function setupToL2(address l2Singleton)`.split(
      `.`,
    ),
  Ev = [`function multiSend(bytes transactions)`],
  Dv = [
    `function addDelegate(address delegate)`,
    `function removeDelegate(address delegate, bool removeAllowances)`,
    `function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)`,
    `function resetAllowance(address delegate, address token)`,
    `function deleteAllowance(address delegate, address token)`,
    `function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)`,
  ],
  Ov = [
    `function transfer(address to, uint256 value)`,
    `function transferFrom(address from, address to, uint256 value)`,
    `function approve(address spender, uint256 value)`,
    `function increaseAllowance(address spender, uint256 addedValue)`,
    `function decreaseAllowance(address spender, uint256 subtractedValue)`,
  ],
  kv = [
    `function safeTransferFrom(address from, address to, uint256 tokenId)`,
    `function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)`,
    `function setApprovalForAll(address operator, bool approved)`,
  ],
  Av = [
    `function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)`,
    `function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)`,
  ],
  jv
function Mv() {
  return ((jv ??= [Tv, Ev, Dv, Ov, kv, Av].map((e) => cf(e))), jv)
}
var Nv = z(`decode`, {
  bytesFollow: (e) => `${I(e, { one: `# byte follows`, other: `# bytes follow` })} the parameters`,
  otherBytes: `the same parameters are usually encoded to other bytes`,
  pasteAbi: `Paste an ABI: JSON, or one function signature per line.`,
  tooLong: ({ length: e, most: t }) => `The text has ${cr(e)} characters. The maximum is ${cr(t)}.`,
  noFunction: `It contains no function, so it cannot name any call.`,
  tooMany: ({ count: e, most: t }) => `It has ${cr(e)} functions. The maximum is ${cr(t)}.`,
  noJson: (e) => `This is not valid JSON: ${e}.`,
  noList: `The JSON is neither a list nor an artifact with an "abi" list.`,
  item: (e) => `Item ${e}`,
  noObject: (e) => `${e} is not an object.`,
  noName: (e) => `${e} is a function without a valid name.`,
  noMutability: ({ place: e, name: t, value: n }) => `${e}, ${t}: the stateMutability ${n} does not exist.`,
  noParameters: (e) => `${e}: its parameters are not a list.`,
  parameterNoObject: ({ place: e, number: t }) => `${e}: parameter ${t} is not an object.`,
  parameter: ({ place: e, number: t }) => `${e}, parameter ${t}`,
  noType: ({ place: e, number: t, type: n }) => `${e}: parameter ${t} has the type ${n}, which does not exist.`,
  line: (e) => `Line ${e}`,
  noSignature: ({ place: e, text: t }) => `${e} is not a function signature: ${t}`,
  sharedSelector: ({ first: e, second: t, selector: n }) =>
    `${e} and ${t} share the selector ${n}: no contract has both.`,
  fileTooLong: ({ length: e, most: t }) => `The file has ${cr(e)} characters. The maximum is ${cr(t)}.`,
  noContext: `It has no context.contract: only descriptions of contracts are read.`,
  noFormats: `It has no display.formats, so it describes no method.`,
  noIntent: `None of its methods is a function signature with an intent.`,
})
function Pv(e, t) {
  let n = e.inputs.map(Iv)
  try {
    let e = n.length === 0 ? [] : Ih(n, t)
    return { values: e, inexact: Fv((n.length === 0 ? `0x` : sh(n, e)).toLowerCase(), t.toLowerCase()) }
  } catch {
    return null
  }
}
function Fv(e, t) {
  if (e === t) return null
  let n = (t.length - e.length) / 2
  return t.startsWith(e) ? { reason: Nv.bytesFollow(n), trailing: n } : { reason: Nv.otherBytes, trailing: 0 }
}
function Iv(e) {
  return `components` in e ? { type: e.type, components: e.components.map(Iv) } : { type: e.type }
}
function Lv(e, t) {
  if (e.inputs.length === 0) return []
  try {
    return Rv(e, Ih(e.inputs.map(Iv), t))
  } catch {
    return null
  }
}
function Rv(e, t) {
  return e.inputs.map((e, n) => ({ name: e.name ?? ``, type: uf([e]), value: zv(t[n]) }))
}
function zv(e) {
  return Array.isArray(e) ? e.map(zv) : String(e)
}
var Bv = new WeakMap()
function Vv(e, t) {
  let n = Bv.get(e)
  if (n === void 0) {
    n = new Map()
    for (let t of e) {
      if (t.type !== `function`) continue
      let e = bh(t)
      n.has(e) || n.set(e, t)
    }
    Bv.set(e, n)
  }
  return n.get(t)
}
var Hv = `0x6a761202`
function Uv(e, t = [], n = {}) {
  let r = Yv(t) ? { first: t, source: {} } : { first: [], source: t }
  return Wv(e, n.to ?? null, { ...r, depth: n.maxDepth ?? 16 })
}
function Wv(e, t, n) {
  if (e.length < 10 || !Kt(e)) return null
  let r = `0x${e.slice(2, 10).toLowerCase()}`,
    i = `0x${e.slice(10)}`,
    a = t === null ? void 0 : n.source.byTarget?.(t)
  for (let e of Gv(a, r, n)) {
    let t = Vv(e, r),
      a = t === void 0 ? null : Lv(t, i)
    if (t !== void 0 && a !== null) return { method: t.name, parameters: Kv(r, a, n) }
  }
  return a?.some((e) => e.type === `fallback`) === !0 ? { method: `fallback`, parameters: [] } : null
}
function* Gv(e, t, { first: n, source: r }) {
  ;(e !== void 0 && (yield e), yield* n, yield* Mv())
  let i = r.bySelector?.(t)
  i !== void 0 && (yield i)
}
function Kv(e, t, n) {
  let r = e === `0x8d80ff0a` ? 0 : e === Hv ? 2 : -1,
    i = { ...n, depth: n.depth - 1 }
  return t.map((e, n) => {
    let { value: a } = e
    return n !== r || typeof a != `string` || !Kt(a)
      ? e
      : i.depth <= 0
        ? { ...e, valueDecoded: null }
        : r === 0
          ? { ...e, valueDecoded: Jv(a, i) }
          : { ...e, valueDecoded: Wv(a, qv(t), i) }
  })
}
function qv(e) {
  let t = e[0]?.value
  return typeof t == `string` && ze(t) ? t : null
}
function Jv(e, t) {
  let n = xe(e)
  return n === null
    ? null
    : n.map(({ operation: e, to: n, value: r, data: i }) => ({
        operation: e,
        to: n,
        value: r.toString(),
        data: i === `0x` ? null : i,
        dataDecoded: Wv(i, n, t),
      }))
}
function Yv(e) {
  return Array.isArray(e)
}
function Xv(e) {
  let t = Sn(e),
    n = new Uint8Array(32 + t.length)
  return (n.set(Sn(`0x${g(BigInt(t.length))}`)), n.set(t, 32), Zt(bv(n)))
}
var Zv = z(`typed-data`, {
  missing: `missing`,
  anObject: `an object`,
  allUsed: `its primary type is missing, and of its types all of them are used by other types`,
  severalTypes: (e) => `its primary type is missing, and of its types ${e} could be`,
  chainIdTooLarge: (e) => `Chain id ${e} does not fit a JSON number.`,
  noValue: ({ path: e, value: t, type: n }) => `${e} is ${t}, which is not a valid ${n}`,
  tooNested: ({ path: e, most: t }) => `${e} is nested more than ${t} levels deep`,
  noStruct: ({ path: e, type: t }) => `${e} is not a valid ${t}`,
  noList: (e) => `${e} is not a list`,
  otherLength: ({ path: e, count: t, type: n, expected: r }) => `${e} has ${t} items where ${n} has ${r}`,
  noPrimaryType: (e) => `its primary type "${e}" is not among its types`,
  malformed: (e) => `This typed data cannot be hashed: ${e}.`,
})
function Qv(e) {
  if (e < 0n || e > BigInt(2 ** 53 - 1))
    throw new k(`number/out-of-range`, Zv.chainIdTooLarge(e), { value: e, bits: 53 })
  return Number(e)
}
function $v(e) {
  let { chainId: t, delegate: n, totp: r } = e
  return {
    types: {
      EIP712Domain: [
        { name: `name`, type: `string` },
        { name: `version`, type: `string` },
        ...(t === null ? [] : [{ name: `chainId`, type: `uint256` }]),
      ],
      Delegate: [
        { name: `delegateAddress`, type: `address` },
        { name: `totp`, type: `uint256` },
      ],
    },
    primaryType: `Delegate`,
    domain: { name: `Safe Transaction Service`, version: `1.0`, ...(t === null ? {} : { chainId: Qv(t) }) },
    message: { delegateAddress: A(n), totp: r },
  }
}
function ey(e) {
  return {
    types: {
      EIP712Domain: [
        { name: `name`, type: `string` },
        { name: `version`, type: `string` },
        { name: `chainId`, type: `uint256` },
        { name: `verifyingContract`, type: `address` },
      ],
      DeleteRequest: [
        { name: `safeTxHash`, type: `bytes32` },
        { name: `totp`, type: `uint256` },
      ],
    },
    primaryType: `DeleteRequest`,
    domain: { name: `Safe Transaction Service`, version: `1.0`, chainId: Qv(e.chainId), verifyingContract: A(e.safe) },
    message: { safeTxHash: e.safeTxHash, totp: e.totp },
  }
}
function ty(e) {
  let { chainId: t, safe: n, version: r, bytes: i } = e,
    a = !Gu(r, `1.3.0`),
    o = A(n)
  return {
    types: {
      EIP712Domain: [
        ...(a ? [{ name: `chainId`, type: `uint256` }] : []),
        { name: `verifyingContract`, type: `address` },
      ],
      SafeMessage: [{ name: `message`, type: `bytes` }],
    },
    primaryType: `SafeMessage`,
    domain: a ? { chainId: Qv(t), verifyingContract: o } : { verifyingContract: o },
    message: { message: i },
  }
}
var ny = 3600
function ry(e) {
  return Math.floor(e / ny)
}
var iy = `0x035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749`,
  ay = `0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218`,
  oy = `0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20`,
  sy = `0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8`,
  cy = `0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca`,
  ly = 256,
  uy = new Map()
function dy({ chainId: e, safe: t, version: n }) {
  let r = Gu(n, `1.3.0`),
    i = `${r ? `` : e} ${t}`,
    a = uy.get(i)
  if (a !== void 0) return a
  let o = K(r ? `${iy}${T(t)}` : `${ay}${g(e)}${T(t)}`)
  return (uy.size >= ly && uy.clear(), uy.set(i, o), o)
}
function fy(e) {
  let t = K(`${cy}${D(K(e.bytes))}`)
  return `0x1901${D(dy(e))}${D(t)}`
}
var py = new TextEncoder()
function my(e) {
  return Zt(bv(py.encode(e)))
}
function hy(e) {
  return new k(`message/malformed`, Zv.malformed(e), { reason: e })
}
function gy(e, t, n) {
  if (e === `string`) {
    if (typeof t == `string`) return D(my(t))
  } else if (e === `bytes`) {
    if (typeof t == `string` && Kt(t)) return D(K(t))
  } else if (e === `bool`) {
    if (typeof t == `boolean`) return (t ? `1` : `0`).padStart(64, `0`)
  } else if (e === `address`) {
    if (typeof t == `string` && ze(t)) return T(t)
  } else {
    let n = _y(e, t)
    if (n !== null) return n
  }
  throw hy(Zv.noValue({ path: n, value: yy(t), type: e }))
}
function _y(e, t) {
  let n = /^(u?int|bytes)(\d*)$/.exec(e),
    r = n?.[1]
  if (n === null || r === void 0) return null
  if (r === `bytes`) {
    let e = Number(n[2])
    return e >= 1 && e <= 32 && typeof t == `string` && Kt(t) && t.length === 2 + e * 2
      ? t.slice(2).toLowerCase().padEnd(64, `0`)
      : null
  }
  let i = n[2] === `` ? 256 : Number(n[2]),
    a = vy(t)
  if (i < 8 || i > 256 || i % 8 != 0 || a === null) return null
  let [o, s] = r === `uint` ? [0n, 1n << BigInt(i)] : [-1n << BigInt(i - 1), 1n << BigInt(i - 1)]
  return a < o || a >= s ? null : BigInt.asUintN(256, a).toString(16).padStart(64, `0`)
}
function vy(e) {
  if (typeof e == `bigint`) return e
  if (typeof e == `number`) return Number.isSafeInteger(e) ? BigInt(e) : null
  if (typeof e != `string`) return null
  let t = e.startsWith(`-`),
    n = t ? e.slice(1) : e
  return /^(\d+|0x[0-9a-fA-F]+)$/.test(n) ? (t ? -BigInt(n) : BigInt(n)) : null
}
function yy(e) {
  return typeof e == `string`
    ? JSON.stringify(e.length > 40 ? `${e.slice(0, 40)}…` : e)
    : e === void 0
      ? Zv.missing
      : typeof e == `object`
        ? Zv.anObject
        : String(e)
}
function by({ types: e, primaryType: t }) {
  if (t !== void 0 && t !== ``) {
    if (Object.hasOwn(e, t)) return t
    throw hy(Zv.noPrimaryType(t))
  }
  let n = Object.keys(e).filter((e) => e !== `EIP712Domain`),
    r = new Set(n.flatMap((t) => (e[t] ?? []).map((e) => e.type.replace(/\[.*$/, ``)).filter((e) => e !== t))),
    [i, ...a] = n.filter((e) => !r.has(e))
  if (i === void 0 || a.length > 0) throw hy(i === void 0 ? Zv.allUsed : Zv.severalTypes([i, ...a].join(`, `)))
  return i
}
var xy = [
  { name: `name`, type: `string` },
  { name: `version`, type: `string` },
  { name: `chainId`, type: `uint256` },
  { name: `verifyingContract`, type: `address` },
  { name: `salt`, type: `bytes32` },
]
function Sy(e) {
  let { domain: t, types: n } = e
  if (n.EIP712Domain !== void 0) return e
  let r = xy.filter(({ name: e }) => t[e] !== void 0 && t[e] !== null)
  return { ...e, types: { EIP712Domain: r, ...n } }
}
var Cy = 64
function wy(e) {
  let { domain: t, types: n, message: r } = Sy(e),
    i = by({ types: n, primaryType: e.primaryType }),
    a = Ey(n, `EIP712Domain`, t, `domain`, 0),
    o = i === `EIP712Domain` ? null : Ey(n, i, r, `message`, 0)
  return { digest: K(`0x1901${a}${o ?? ``}`), domainHash: `0x${a}`, messageHash: o === null ? null : `0x${o}` }
}
var Ty = (e) => wy(e).digest
function Ey(e, t, n, r, i) {
  if (i > Cy) throw hy(Zv.tooNested({ path: r, most: Cy }))
  if (!ky(n)) throw hy(Zv.noStruct({ path: r, type: t }))
  let a = (e[t] ?? []).map((t) => {
    let a = Object.hasOwn(n, t.name) ? n[t.name] : void 0
    return Dy(e, t.type, a, `${r}.${t.name}`, i)
  })
  return D(K(`${my(Oy(e, t))}${a.join(``)}`))
}
function Dy(e, t, n, r, i) {
  let a = /^(.*)\[(\d*)\]$/.exec(t),
    o = a?.[1]
  if (a !== null && o !== void 0) {
    if (!Array.isArray(n)) throw hy(Zv.noList(r))
    if (a[2] !== `` && Number(a[2]) !== n.length)
      throw hy(Zv.otherLength({ path: r, count: n.length, type: t, expected: a[2] ?? `` }))
    let s = n.map((t, n) => Dy(e, o, t, `${r}[${n}]`, i + 1))
    return D(K(`0x${s.join(``)}`))
  }
  return Object.hasOwn(e, t) ? (n == null ? `0`.repeat(64) : Ey(e, t, n, r, i + 1)) : gy(t, n, r)
}
function Oy(e, t) {
  let n = new Set(),
    r = (t) => {
      if (!n.has(t) && Object.hasOwn(e, t)) {
        n.add(t)
        for (let n of e[t] ?? []) r(n.type.replace(/\[.*$/, ``))
      }
    }
  return (
    r(t),
    n.delete(t),
    [t, ...[...n].toSorted()].map((t) => `${t}(${(e[t] ?? []).map((e) => `${e.type} ${e.name}`).join(`,`)})`).join(``)
  )
}
function ky(e) {
  return typeof e == `object` && !!e && !Array.isArray(e)
}
var Ay = new TextEncoder()
function jy(e) {
  if (typeof e != `string`) return Ty(e)
  let t = Ay.encode(e),
    n = Ay.encode(`\x19Ethereum Signed Message:\n${t.length}`),
    r = new Uint8Array(n.length + t.length)
  return (r.set(n), r.set(t, n.length), Zt(bv(r)))
}
function My(e) {
  return K(fy({ ...e, bytes: jy(e.message) }))
}
function Ny(e) {
  if (typeof e == `object` && e && !Object.isFrozen(e)) {
    Object.freeze(e)
    for (let t of Object.values(e)) Ny(t)
  }
  return e
}
function Py(e) {
  let { chainId: t, safe: n, version: r } = e,
    i = structuredClone(e.content),
    a = { chainId: t, safe: n, version: r },
    o = jy(i),
    s = fy({ ...a, bytes: o })
  return Ny({
    ...a,
    content: i,
    payloadHash: o,
    domainHash: dy(a),
    messageHash: Fy(s),
    safeMessageHash: K(s),
    preimage: s,
    typedData: ty({ ...a, bytes: o }),
  })
}
var Fy = (e) => `0x${e.slice(-64)}`
function Iy(e) {
  return { kind: `approvedHash`, owner: A(e), data: `0x${T(e)}${`0`.repeat(64)}01` }
}
function Ly(e, t) {
  let n = g(BigInt(Sn(t).length))
  return { kind: `contract`, owner: A(e), data: `0x${T(e)}${g(65n)}00${n}${t.slice(2)}`, contractSignature: t }
}
var Ry = z(`signature`, {
  walletSize: `a wallet signature has 65`,
  walletV: (e) => `The wallet returned a signature with v = ${e}, but it must be 27 or 28 (or 0 or 1).`,
  malformed: ({ bytes: e, reason: t }) => `These ${e} bytes are not signatures: ${t}.`,
  signedTwice: (e) => `${e} signed twice. An owner counts once, so keep one of the signatures.`,
  notSignature: `This is not a signature: it must be 0x followed by whole bytes.`,
  beyondEnd: (e) => `the contract signature of ${e} extends beyond their end`,
  endsInside: (e) => `it ends inside the signature that starts at byte ${e}`,
  ownerNoAddress: (e) => `the owner at byte ${e} is not an address`,
  badV: (e) =>
    `A signature ends with v = ${e}, but it must be 27 or 28, 31 or 32 for eth_sign, 0 for a contract, 1 for an approved hash.`,
  highS: `This signature is a second spelling of another (its s is in the upper half). Ask the wallet to sign again.`,
  noKey: (e) => `No key can have made this signature for ${e}.`,
  notApproved: ({ owner: e, hash: t }) => `${e} has not approved the hash ${t} on chain.`,
  contractRefuses: ({ owner: e, hash: t }) => `The contract ${e} does not accept its signature for ${t} (EIP-1271).`,
})
function zy(e, t, n) {
  return new k(`signature/malformed`, Ry.malformed({ bytes: e.length, reason: n }), {
    position: t,
    signature: e.slice(0, e.length) ?? `0x`,
  })
}
function By(e) {
  let { signature: t, kind: n } = e,
    r = E(Kt(t) ? t : `0x`)
  if (r.length !== 65) throw zy(r, 0, Ry.walletSize)
  let i = Number(`0x${t.slice(130)}`),
    a = i < 2 ? i + 27 : i
  if (a !== 27 && a !== 28) {
    let e = Ry.walletV(i)
    throw new k(`signature/bad-v`, e, { v: i, signature: t })
  }
  let o = n === `ethSign` ? a + 4 : a
  return { kind: n, owner: null, data: `0x${t.slice(2, 130).toLowerCase()}${o.toString(16)}` }
}
function Vy(e, t) {
  let n = e.slice(t, 65)
  if (n === null) throw zy(e, t, Ry.endsInside(t))
  let r = Number(`0x${n.slice(130)}`)
  if (r === 27 || r === 28) return { kind: `eoa`, owner: null, data: n }
  if (r === 31 || r === 32) return { kind: `ethSign`, owner: null, data: n }
  if (r !== 0 && r !== 1) throw Hy(r, n)
  let i = e.address(t)
  if (i === null) throw zy(e, t, Ry.ownerNoAddress(t))
  return r === 1 ? Iy(i) : { kind: `head`, owner: i, offset: e.size(t + 32) ?? -1 }
}
function Hy(e, t) {
  return new k(`signature/bad-v`, Ry.badV(e), { v: e, signature: t })
}
function Uy(e) {
  let t = e.toSorted((e, t) => (Wy(e) < Wy(t) ? -1 : 1)),
    n = ``,
    r = ``
  for (let [e, i] of t.entries()) {
    let a = t[e - 1]
    if (a !== void 0 && Wy(a) === Wy(i))
      throw new k(`signature/duplicate-owner`, Ry.signedTwice(i.owner), { owner: i.owner })
    if (i.kind === `contract`) {
      let e = i.contractSignature.slice(2)
      ;((n += `${T(i.owner)}${g(BigInt(t.length * 65 + r.length / 2))}00`), (r += `${g(BigInt(e.length / 2))}${e}`))
    } else n += i.data.slice(2)
  }
  return `0x${n}${r}`
}
function Wy(e) {
  return e.owner.toLowerCase()
}
function Gy(e, t = {}) {
  if (!Kt(e)) throw new k(`signature/malformed`, Ry.notSignature, { position: 0, signature: e })
  let n = E(e)
  return t.count === void 0 ? (Ky(n) ?? Yy(n)) : Jy(n, t.count).map((e) => Xy(n, e))
}
function Ky(e) {
  let t = qy(e)
  if (t === null) return null
  let n = t.length * 65,
    r = t.flatMap((e) => (e.kind === `head` ? [e.offset] : []))
  for (let i of r.toSorted((e, t) => e - t)) {
    let r = e.size(i)
    if (i < t.length * 65 || i > n || r === null) return null
    n = Math.max(n, i + 32 + r)
  }
  return n === e.length ? t.map((t) => Xy(e, t)) : null
}
function qy(e) {
  let t = [],
    n = e.length
  for (let r = 0; r < n; r += 65)
    try {
      let i = Vy(e, r)
      ;(i.kind === `head` && (n = Math.min(n, i.offset)), t.push(i))
    } catch (e) {
      if (e instanceof k) return null
      throw e
    }
  return t
}
function Jy(e, t) {
  return Array.from({ length: t }, (t, n) => Vy(e, n * 65))
}
function Yy(e) {
  let t = [],
    n = 0
  for (; n < e.length;) {
    let r = Vy(e, n)
    if (((n += 65), r.kind === `head`)) {
      let i = Xy(e, { ...r, offset: n })
      ;(t.push(i), (n += 32 + (i.contractSignature.length - 2) / 2))
    } else t.push(r)
  }
  return t
}
function Xy(e, t) {
  if (t.kind !== `head`) return t
  let n = e.size(t.offset),
    r = n === null ? null : e.slice(t.offset + 32, n)
  if (r === null) throw zy(e, t.offset, Ry.beyondEnd(t.owner))
  return Ly(t.owner, r)
}
var Zy = 57896044618658097711785492504343953926418782139537452191302581570759080747168n,
  Qy = `0x19457468657265756d205369676e6564204d6573736167653a0a3332`,
  $y = ({ hash: e, ...t }) => Zh({ hash: e, signature: t })
async function eb(e) {
  let { signature: t, hash: n, recover: r = $y } = e
  if (t.kind === `contract` || t.kind === `approvedHash`) return t
  let { data: i, kind: a } = t,
    o = BigInt(`0x${i.slice(66, 130)}`)
  if (o > Zy) throw new k(`signature/high-s`, Ry.highS, { s: o, signature: i })
  let s = Number(`0x${i.slice(130, 132)}`),
    c = a === `ethSign` ? K(`${Qy}${D(n)}`) : n,
    l = a === `ethSign` ? s - 31 : s - 27
  try {
    let e = await r({ hash: c, r: `0x${i.slice(2, 66)}`, s: `0x${i.slice(66, 130)}`, yParity: l })
    return { kind: a, data: i, owner: A(e) }
  } catch (e) {
    throw new k(`signature/unrecoverable`, Ry.noKey(n), { hash: n, signature: i }, e)
  }
}
async function tb(e) {
  let t = Gy(e.signatures, e.count === void 0 ? {} : { count: e.count })
  return Promise.all(t.map((t) => eb({ signature: t, hash: e.hash })))
}
var nb = { bytes32: `0x1626ba7e`, bytes: `0x20c13b0b` }
async function rb(e) {
  let { signature: t, hash: n, read: r } = e
  switch (t.kind) {
    case `contract`:
      return ab(e, t)
    case `approvedHash`:
      return (await r.approvedHash(t.owner, n)) > 0n
        ? { valid: !0, owner: t.owner }
        : { valid: !1, owner: t.owner, reason: Ry.notApproved({ owner: t.owner, hash: n }) }
    default:
      return ib(t, n)
  }
}
async function ib(e, t) {
  try {
    return { valid: !0, owner: (await eb({ signature: e, hash: t })).owner }
  } catch (e) {
    if (!(e instanceof k)) throw e
    return { valid: !1, owner: null, reason: e.message, code: e.code }
  }
}
async function ab({ hash: e, preimage: t, read: n, version: r }, { owner: i, contractSignature: a }) {
  for (let o of ob(r)) {
    let r = await n.isValidSignature(i, o === `bytes32` ? e : t, a, o)
    if (r !== null && sb(r, nb[o])) return { valid: !0, owner: i, form: o }
  }
  return { valid: !1, owner: i, reason: Ry.contractRefuses({ owner: i, hash: e }) }
}
function ob(e) {
  return e === void 0 ? [`bytes32`, `bytes`] : Gu(e, `1.5.0`) ? [`bytes`] : [`bytes32`]
}
function sb(e, t) {
  return e.toLowerCase() === t || e.toLowerCase() === t.padEnd(66, `0`)
}
function cb(e, t) {
  return av({ to: t, nonce: e })
}
function lb(e) {
  let { chainId: t, safe: n, version: r, transaction: i } = e,
    a = !Gu(r, `1.3.0`),
    o = Gu(r, `1.0.0`) ? `dataGas` : `baseGas`,
    s = A(n)
  return {
    types: {
      EIP712Domain: [...(a ? [ub(`chainId`, `uint256`)] : []), ub(`verifyingContract`, `address`)],
      SafeTx: [
        ub(`to`, `address`),
        ub(`value`, `uint256`),
        ub(`data`, `bytes`),
        ub(`operation`, `uint8`),
        ub(`safeTxGas`, `uint256`),
        ub(o, `uint256`),
        ub(`gasPrice`, `uint256`),
        ub(`gasToken`, `address`),
        ub(`refundReceiver`, `address`),
        ub(`nonce`, `uint256`),
      ],
    },
    primaryType: `SafeTx`,
    domain: a ? { chainId: Qv(t), verifyingContract: s } : { verifyingContract: s },
    message: {
      to: A(i.to),
      value: i.value.toString(),
      data: i.data,
      operation: i.operation,
      safeTxGas: i.safeTxGas.toString(),
      [o]: i.baseGas.toString(),
      gasPrice: i.gasPrice.toString(),
      gasToken: A(i.gasToken),
      refundReceiver: A(i.refundReceiver),
      nonce: i.nonce.toString(),
    },
  }
}
function ub(e, t) {
  return { name: e, type: t }
}
function db(e) {
  let { transaction: t } = e
  return K(
    `${Gu(e.version, `1.0.0`) ? oy : sy}${[T(t.to), g(t.value), D(K(t.data)), g(BigInt(t.operation), 8), g(t.safeTxGas), g(t.baseGas), g(t.gasPrice), T(t.gasToken), T(t.refundReceiver), g(t.nonce)].join(``)}`,
  )
}
function fb(e) {
  return `0x1901${D(dy(e))}${D(db(e))}`
}
function pb(e) {
  return K(fb(e))
}
function mb(e) {
  let { chainId: t, safe: n, version: r, transaction: i } = e
  return Ny({
    chainId: t,
    safe: n,
    version: r,
    transaction: { ...i },
    domainHash: dy(e),
    messageHash: db(e),
    safeTxHash: pb(e),
    preimage: fb(e),
    typedData: lb(e),
  })
}
function hb(e, t) {
  return _(`0xa9059cbb`, [{ address: e }, { uint: t }])
}
function gb(e) {
  return lv({ calls: e.transfers.map(_b), nonce: e.nonce, multiSend: e.multiSendCallOnly })
}
function _b({ token: e, recipient: t, amount: n }) {
  return R(e, `0x0000000000000000000000000000000000000000`)
    ? { operation: 0, to: t, value: n, data: `0x` }
    : { operation: 0, to: e, value: 0n, data: hb(t, n) }
}
function vb(e, t) {
  return _(`0x6a761202`, [
    { address: e.to },
    { uint: e.value },
    { bytes: e.data },
    { uint: BigInt(e.operation) },
    { uint: e.safeTxGas },
    { uint: e.baseGas },
    { uint: e.gasPrice },
    { address: e.gasToken },
    { address: e.refundReceiver },
    { bytes: t },
  ])
}
var yb = t({
    MULTISEND_ABI: () => pv,
    MULTISEND_SELECTOR: () => _e,
    SafeError: () => k,
    approvedHashSignature: () => Iy,
    buildBatch: () => lv,
    buildDelegateTypedData: () => $v,
    buildDeleteRequestTypedData: () => ey,
    buildRejection: () => cb,
    buildSafeMessage: () => Py,
    buildSafeMessageTypedData: () => ty,
    buildSafeTransaction: () => mb,
    buildSafeTransactionTypedData: () => lb,
    buildTransaction: () => av,
    buildTransfers: () => gb,
    calldataDigest: () => Xv,
    classifySettingsChange: () => ae,
    contractSignature: () => Ly,
    decodeCall: () => Uv,
    decodeMultiSend: () => se,
    decodeMultiSendTree: () => uv,
    decodeSetup: () => hv,
    deepFreeze: () => Ny,
    deleteRequestTotp: () => ry,
    describeNonce: () => Cu,
    disableModule: () => C,
    enableModule: () => d,
    encodeCreateProxyWithNonce: () => _v,
    encodeErc20Transfer: () => hb,
    encodeExecTransaction: () => vb,
    encodeMultiSend: () => ov,
    encodeOwnerSteps: () => Eu,
    encodeSafeMessage: () => fy,
    encodeSafeTransaction: () => fb,
    encodeSetup: () => yv,
    explainModuleProblem: () => Hu,
    explainOwnerProblem: () => ye,
    explainSetupProblem: () => vv,
    explainThresholdProblem: () => re,
    explainsDifference: () => Bu,
    findNonceGaps: () => Ee,
    firstFreeNonce: () => xu,
    fromWalletSignature: () => By,
    hashDomain: () => dy,
    hashMessagePayload: () => jy,
    hashSafeMessage: () => My,
    hashSafeTransaction: () => pb,
    hashSafeTransactionMessage: () => db,
    hashTypedData: () => Ty,
    inferPrimaryType: () => by,
    isSettingsMethod: () => ge,
    isVersionBelow: () => Gu,
    packProofs: () => Ce,
    packSignatures: () => Uy,
    parseSignatures: () => Gy,
    planModuleRemoval: () => te,
    planOwners: () => Au,
    predictSafeAddress: () => Sv,
    readNewAccount: () => wv,
    recommendNonce: () => Tu,
    recoverSignature: () => eb,
    recoverSignatures: () => tb,
    setFallbackHandler: () => oe,
    setGuard: () => Te,
    setModuleGuard: () => ve,
    settingsSince: () => Lu,
    splitNote: () => ue,
    transactionStatus: () => qu,
    typedDataDigests: () => wy,
    verifySignature: () => rb,
    withDomainType: () => Sy,
  }),
  bb = `0x7d832974`,
  xb = 3,
  Sb = cf([`function isValidSignature(bytes32, bytes) view returns (bytes4)`]),
  Cb = cf([`function isValidSignature(bytes, bytes) view returns (bytes4)`]),
  wb = (e, t) => ({
    async isValidSignature(t, n, r, i) {
      if (!e.features.includes(`EIP1271`)) throw Error(ct.notSetUp)
      return Eb(Tb(e, t, Eh(i === `bytes32` ? { abi: Sb, args: [n, r] } : { abi: Cb, args: [n, r] })))
    },
    async approvedHash(n, r) {
      return ot(await Tb(e, t, dt(bb, n, r)))
    },
  }),
  Tb = async (e, t, n) => Be(await e.ask(`eth_call`, [{ to: t, data: n }, `latest`]))
async function Eb(e) {
  try {
    let t = await e
    return t === `0x` ? null : t
  } catch (e) {
    if (e instanceof mt && (e.code === xb || /revert/i.test(e.message))) return null
    throw e
  }
}
var Db = (e) => ({ ...e, ask: (t, n) => ir(e, t, n) }),
  Ob = z(`chain-access`, {
    assertion: `an assertion failed`,
    overflow: `a number overflowed or underflowed`,
    division: `a division by zero`,
    enumeration: `a bad enum value`,
    index: `an index out of bounds`,
    panic: (e) => `panic ${e}`,
    errorCode: (e) => `error ${e}`,
    OUTDATED: `The service says that the version is outdated.`,
    UP_TO_DATE: `The service says that the version is up to date.`,
    UNKNOWN: `The service does not know this contract.`,
    noBytes: `The service sent no signature bytes.`,
    empty: `The signature is empty.`,
    madeByOther: ({ found: e, claimed: t }) => `It was made by ${e}, not by ${t}.`,
    notOwner: `The signer is not a current owner of this account.`,
    separateDelegatecall: `A delegatecall must be a separate transaction. Remove it from the batch.`,
    noMultiSend: ({ chain: e, version: t }) =>
      `No MultiSendCallOnly contract is known on ${e} for version ${t}. Propose each action as a separate transaction.`,
    notRequested: `its code was not requested`,
    noTransaction: (e) => `the chain has no transaction ${e}`,
    noEvents: (e) => `accounts of version ${e} emit no event`,
  }),
  kb = t({ checkTransaction: () => Ab })
async function Ab(e, t, n) {
  let r = t.detailedExecutionInfo,
    i = v(t)
  if (r?.type !== `MULTISIG` || i === null) return null
  let a = { chainId: BigInt(e.chainId), safe: t.safeAddress, version: n.version, transaction: p(i, r) },
    o = pb(a),
    s = t.txStatus === `AWAITING_CONFIRMATIONS` || t.txStatus === `AWAITING_EXECUTION`,
    c = await Promise.all(
      r.confirmations.map(async ({ signer: t, signature: r }) => {
        let i = await jb(e, a.safe, t.value, r, { hash: o, preimage: fb(a) }),
          c = n.owners.some((e) => R(e, t.value))
        return [t.value.toLowerCase(), s && !c ? Nb(i) : i]
      }),
    )
  return {
    safeTxHash: o,
    domainHash: dy(a),
    messageHash: db(a),
    isHashEqual: o.toLowerCase() === r.safeTxHash.toLowerCase(),
    signatures: new Map(c.toSorted(([, e], [, t]) => Mb(e) - Mb(t))),
  }
}
async function jb(e, t, n, r, i) {
  if (r === null) return { kind: null, outcome: `unchecked`, reason: Ob.noBytes }
  let a
  try {
    if (((a = Gy(r)[0]), !a)) return { kind: null, outcome: `wrong`, reason: Ob.empty }
    let o = await rb({ signature: a, ...i, read: wb(Db(e), t) })
    if (!o.valid) return { kind: a.kind, outcome: `wrong`, reason: o.reason }
    if (R(o.owner, n)) return { kind: a.kind, outcome: `matches`, reason: null }
    let s = Ob.madeByOther({ found: o.owner, claimed: n })
    return { kind: a.kind, outcome: `wrong`, reason: s }
  } catch (e) {
    let t = Kn(e)
    return { kind: a?.kind ?? null, outcome: e instanceof k ? `wrong` : `unchecked`, reason: t }
  }
}
var Mb = ({ outcome: e }) => +(e === `matches`),
  Nb = ({ kind: e }) => ({ kind: e, outcome: `not-owner`, reason: Ob.notOwner }),
  Pb = `0xef0100`,
  Fb = (e) => e !== `0x` && !e.startsWith(Pb)
function Ib(e) {
  let [, t] = /^0xef0100([0-9a-f]{40})$/.exec(e.toLowerCase()) ?? []
  return t === void 0 ? null : A(`0x${t}`)
}
var Lb = [
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/i,
  /^0x365f5f375f5f365f73([0-9a-f]{40})5af43d5f5f3e5f3d91602a57fd5bf3/i,
  /^0x366000600037611000600036600073([0-9a-f]{40})5af4602c57600080fd5b6110006000f3/i,
]
function Rb(e) {
  for (let t of Lb) {
    let n = t.exec(e)?.[1]
    if (n !== void 0) return A(`0x${n.toLowerCase()}`)
  }
  return null
}
var zb = [
    { kind: `EIP-1967`, slot: `0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc` },
    { kind: `beacon`, slot: `0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50` },
    { kind: `EIP-1822`, slot: `0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7` },
    { kind: `OpenZeppelin`, slot: `0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3` },
  ],
  Bb = `0x${`0`.repeat(64)}`,
  Vb = `0xa619486e`,
  Hb = `0x5c60da1b`,
  Ub = `0xcdffacc6`,
  Wb = /^0xef0100([0-9a-f]{40})$/,
  Gb = 4
async function Kb(e, t, n) {
  let r = Qb(await n.getCode(e)),
    i = [],
    a = new Set([e.toLowerCase()]),
    o = { address: e, code: r }
  for (; o.code !== `0x` && i.length < Gb;) {
    let r = qb(o.code) ?? (i.length === 0 || Jb(i) ? await Yb(e, t, n) : null)
    if (r === null || a.has(r.address.toLowerCase())) break
    a.add(r.address.toLowerCase())
    let s = Qb(await n.getCode(r.address))
    ;(i.push({ ...r, codeHash: Zb(s) }), (o = { address: r.address, code: s }))
  }
  return { address: e, code: r, codeHash: Zb(r), hops: i }
}
function qb(e) {
  let t = Rb(e)
  if (t !== null) return { kind: `EIP-1167`, address: t }
  let n = Wb.exec(e)?.[1]
  return n === void 0 ? null : { kind: `EIP-7702`, address: A(`0x${n}`) }
}
var Jb = (e) => e.every(({ kind: e }) => e === `EIP-1167` || e === `EIP-7702`)
async function Yb(e, t, n) {
  let [r, i, a, o] = await Promise.all([
    Promise.all(zb.map(({ slot: t }) => n.getStorageAt(e, t))),
    n.getStorageAt(e, Bb),
    n.call(e, Vb),
    t === null ? null : n.call(e, `${Ub}${t.slice(2).padEnd(64, `0`)}`),
  ])
  for (let [e, { kind: t }] of zb.entries()) {
    let i = Xb(r[e])
    if (i === null) continue
    if (t !== `beacon`) return { kind: t, address: i }
    let a = Xb(await n.call(i, Hb))
    if (a !== null) return { kind: t, address: a }
  }
  let s = Xb(i),
    c = Xb(a)
  if (s !== null && c !== null && R(s, c)) return { kind: `Safe`, address: s }
  let l = Xb(o)
  return l === null || R(l, e) ? null : { kind: `diamond`, address: l }
}
function Xb(e) {
  if (!e || !/^0x0{24}[0-9a-fA-F]{40}$/.test(e)) return null
  let t = e.slice(26)
  return /^0+$/.test(t) ? null : A(`0x${t}`)
}
var Zb = (e) => (e === `0x` ? null : Zt(bv(Sn(e)))),
  Qb = (e) => `0x${e.slice(2).toLowerCase()}`,
  $b = t({ knownCoin: () => ex }),
  ex = (e) => pu.find((t) => String(t.chainId) === e)?.nativeCurrency ?? null,
  tx = t({ onTargets: () => ux, readsOf: () => fx, targetAt: () => dx, targetOf: () => ox }),
  nx = 8,
  rx = 6e4,
  ix = new Map(),
  ax = Pn()
function ox(e, t, n) {
  let r = [e.chainId, t.toLowerCase(), n].join(),
    i = ix.get(r)
  return (
    (!i || performance.now() - i.at > rx) &&
      (ix.set(r, { target: i?.target ?? null, at: performance.now() }),
      lx(() => Kb(t, n, fx(e))).then(
        (e) => {
          ;(ix.set(r, { target: e, at: performance.now() }),
            JSON.stringify(i?.target) !== JSON.stringify(e) && ax.notify())
        },
        () => void 0,
      )),
    i?.target ?? null
  )
}
var sx = 0,
  cx = []
async function lx(e) {
  ;(sx >= nx && (await new Promise((e) => cx.push(e))), sx++)
  try {
    return await e()
  } finally {
    ;(sx--, cx.shift()?.())
  }
}
var ux = ax.subscribe,
  dx = (e, t, n, r) => lx(() => Kb(t, n, fx(e, r))).catch(() => null)
function fx(e, t) {
  let n = t === void 0 ? `latest` : `0x${t.toString(16)}`
  return {
    getCode: async (t) => Be(await ir(e, `eth_getCode`, [t, n])),
    getStorageAt: async (t, r) => Be(await ir(e, `eth_getStorageAt`, [t, r, n])),
    call: (t, r) =>
      ir(e, `eth_call`, [{ to: t, data: r }, n]).then(
        (e) => Be(e),
        () => null,
      ),
  }
}
var px = z(`check-calls`, {
  thisAccount: `this account`,
  theAccount: (e) => `the account ${e}`,
  none: `none`,
  otherHash: ({ address: e, found: t, published: n }) =>
    `At ${e} the code hashes to ${t}, but the published hash is ${n}. Do not sign.`,
  notRequested: `its code was not requested`,
  theTransaction: `The transaction`,
  call: (e) => `Call ${e}`,
  noDelegatecall: `No delegatecall`,
  noForeignCode: `No foreign code runs with the account’s own storage.`,
  unreadableBatch: `A batch cannot be read`,
  batchBytes: ({ place: e, address: t }) =>
    `${e} to ${t} must contain other calls, but its bytes cannot be decoded completely, so its effect is unknown. Ask the proposer to build it again.`,
  unknownCode: `Delegatecall to unknown code`,
  anything: ({ place: e, address: t, account: n }) =>
    `${e} lets the code at ${t} do anything with ${n}. It is not a published Safe contract. Ask for a plain call instead.`,
  notPublished: (e) => `The code of ${e} is not the published one`,
  delegatecallTo: (e) => `Delegatecall to ${e}`,
  notMadeFor: ({ place: e, name: t, address: n, account: r }) =>
    `${e} delegatecalls ${t} at ${n}, which is not made for delegatecalls: it could change ${r} permanently.`,
  codeUnread: ({ address: e, reason: t }) =>
    `${e} is known by its address; its code could not be read: ${t}. Read it again before signing.`,
  insideBatch: (e) => `Delegatecall to ${e} inside a batch`,
  amongOthers: ({ place: e, account: t }) =>
    `${e} runs published code with the storage of ${t} among other calls. A batch should contain plain calls only. Ask for it as a separate transaction.`,
  only: (e) => `Delegatecall to ${e} only`,
  publishedCode: `Published code, checked by address and code hash.`,
})
function mx(e, t) {
  let n = t.find(e),
    [r] = n
  if (r === void 0) return { kind: `unknown` }
  let i = n.filter(({ codeHash: e }) => e !== null),
    [a] = i
  if (a === void 0) return { kind: `address-only`, code: r }
  let o = t.codeHash(e)
  if (o === void 0) return { kind: `unread`, code: a, reason: px.notRequested }
  if (!o.ok) return { kind: `unread`, code: a, reason: o.reason }
  let s = i.find(({ codeHash: e }) => e?.toLowerCase() === o.value.toLowerCase())
  return s ? { kind: `published`, code: s } : { kind: `differs`, code: a, found: o.value }
}
var hx = ({ name: e, version: t }) => (t === `` ? e : `${e} ${t}`),
  gx = ({ path: e }) => (e.length === 0 ? px.theTransaction : px.call(e.map((e) => e + 1).join(`.`))),
  _x = ({ path: e }, t) =>
    (e.length === 0 ? `transaction` : `calls${e.map((e) => `[${e}]`).join(``)}`) + (t ? `.${t}` : ``),
  vx = (e) => (e.length < 10 ? null : e.slice(0, 10).toLowerCase()),
  yx = { container: null, calls: [] },
  bx = 1e3,
  xx = {
    '0x01d5062a': (e, t) => Sx(e, `scheduled`, Cx(t)),
    '0x8f2a0bb0': (e, t) => Sx(e, `scheduled`, Tx(t)),
    '0x134008d3': (e, t) => Sx(e, `executed`, Cx(t)),
    '0xe38335e5': (e, t) => Sx(e, `executed`, Tx(t)),
    '0x3a66f901': (e, t) => Sx(e, `scheduled`, wx(t)),
    '0x0825f38f': (e, t) => Sx(e, `executed`, wx(t)),
  }
function Sx({ to: e, caller: t, operation: n }, r, i) {
  return i === null
    ? yx
    : { container: `timelock`, calls: i.map((i) => ({ ...i, caller: n === 1 ? t : e, operation: 0, timelock: r })) }
}
function Cx(e) {
  let [t, n, r] = [e.address(0), e.uint(32), e.bytes(64)]
  return t === null || n === null || r === null ? null : [{ to: t, value: n, data: r }]
}
function wx(e) {
  let [t, n, r, i] = [e.address(0), e.uint(32), e.bytes(64), e.bytes(96)]
  return t === null || n === null || r === null || i === null
    ? null
    : [{ to: t, value: n, data: `0x${(r === `0x` ? `0x` : `0x${K(r).slice(2, 10)}`).slice(2)}${i.slice(2)}` }]
}
function Tx(e) {
  let t = [e.size(0), e.size(32), e.size(64)],
    n = t.map((t) => (t === null ? null : e.size(t))),
    [r = null, i = null, a = null] = t,
    [o = null] = n
  if (r === null || i === null || a === null || o === null || o > bx || n.some((e) => e !== o)) return null
  let s = []
  for (let t = 0; t < o; t++) {
    let n = 32 + t * 32,
      [o, c, l] = [e.address(r + n), e.uint(i + n), e.bytes(a + n, a + 32)]
    if (o === null || c === null || l === null) return null
    s.push({ to: o, value: c, data: l })
  }
  return s
}
var Ex = { container: `unreadable`, calls: [] }
function Dx(e) {
  let t = vx(e.data),
    n = t !== null && Object.hasOwn(Ox, t) ? Ox[t] : void 0
  return n === void 0 || !Kt(e.data) ? yx : n(e, E(e.data, 4))
}
var Ox = {
  '0x8d80ff0a': kx,
  '0x6a761202': jx,
  '0x468721a7': jx,
  '0x5229073f': jx,
  '0xac9650d8': (e, t) => Mx(e, t, 0),
  '0x5ae401dc': (e, t) => Mx(e, t, 32),
  '0x1f0464d1': (e, t) => Mx(e, t, 32),
  '0x252dba42': (e, t) => Px(e, t, 0, { bytes: 32 }),
  '0xbce38bd7': (e, t) => Px(e, t, 32, { bytes: 32 }),
  '0xc3077fa9': (e, t) => Px(e, t, 0, { bytes: 32 }),
  '0x399542e9': (e, t) => Px(e, t, 32, { bytes: 32 }),
  '0x82ad56cb': (e, t) => Px(e, t, 0, { bytes: 64 }),
  '0x174dea71': (e, t) => Px(e, t, 0, { bytes: 96, value: 64 }),
  ...xx,
}
function kx({ caller: e, to: t, operation: n, data: r }) {
  let i = se(r)
  if (i === null) return Ex
  let a = n === 1 ? e : t
  return {
    container: `batch`,
    calls: i.map((e) => ({ ...e, caller: a, ...(Ax(e.to) ? { to: a, isZeroTarget: !0 } : {}) })),
  }
}
var Ax = (e) => R(e, yn)
function jx({ to: e }, t) {
  let [n, r, i, a] = [t.address(0), t.uint(32), t.bytes(64), t.uint(96)]
  return n === null || r === null || i === null || a === null || a > 1n
    ? Ex
    : { container: `execute`, calls: [{ caller: e, to: n, value: r, data: i, operation: +(a === 1n) }] }
}
function Mx({ caller: e, to: t, operation: n }, r, i) {
  return Nx(
    Ix(r, i, (i, a) => {
      let o = r.bytes(a, i)
      return o === null ? null : { caller: e, to: t, value: 0n, data: o, operation: n }
    }),
  )
}
var Nx = (e) => (e === `too-many` ? Ex : e === null ? yx : { container: `multicall`, calls: e })
function Px({ caller: e, to: t, operation: n }, r, i, a) {
  let o = { caller: n === 1 ? e : t, operation: 0 }
  return Nx(
    Ix(r, i, (e, t) => {
      let n = r.size(t)
      if (n === null) return null
      let i = e + n,
        s = r.address(i),
        c = a.value === void 0 ? 0n : r.uint(i + a.value),
        l = r.bytes(i + a.bytes, i)
      return s === null || c === null || l === null ? null : { ...o, to: s, value: c, data: l }
    }),
  )
}
var Fx = 1e3
function Ix(e, t, n) {
  let r = e.size(t),
    i = r === null ? null : e.size(r)
  if (r === null || i === null || r + 32 + i * 32 > e.length) return null
  if (i > Fx) return `too-many`
  let a = []
  for (let e = 0; e < i; e++) {
    let t = n(r + 32, r + 32 + e * 32)
    if (t === null) return null
    a.push(t)
  }
  return a
}
var Lx = 16,
  Rx = 4096
function zx(e, t) {
  let { to: n, value: r, data: i, operation: a } = t,
    o = []
  return (Bx({ caller: e, to: n, value: r, data: i, operation: a }, [], o), o)
}
function Bx(e, t, n) {
  let r = Dx(e),
    i = r.calls.length > 0 && (t.length >= Lx || n.length + r.calls.length > Rx)
  if ((n.push({ ...e, path: t, container: i ? `unreadable` : r.container }), i)) return
  let a = e.timelock === `scheduled` ? { timelock: e.timelock } : {}
  for (let [e, i] of r.calls.entries()) Bx({ ...i, ...a }, [...t, e], n)
}
var q = z(`check-fee`, {
    usualPerGas: `A usual fee per gas`,
    feeFarTooHigh: `The network fee is far too high`,
    feeHigh: `The network fee is high`,
    gasFarTooHigh: `The gas limit is far too high`,
    gasHigh: `The gas limit is high`,
    networkFee: `Network fee`,
    noSuggestion: ({ reason: e, told: t }) =>
      `The node suggested no fee: ${e}. Compare ${t} wei per gas in your wallet.`,
    values: ({ told: e, usual: t }) => `The service says ${e} wei per gas, the node suggests ${t}.`,
    farTooHigh: `The service names a far too high fee`,
    executorPays: (e) => `${e} The executor would pay it. Use the node’s value.`,
    high: `The fee is high`,
    compare: (e) => `${e} Compare it in your wallet.`,
    usual: `A usual fee`,
    perGas: `Fee per gas`,
    blocksUnread: ({ reason: e, perGas: t }) =>
      `The fees of the newest blocks could not be read: ${e}. Compare ${t} gwei per gas in your wallet.`,
    suggests: ({ perGas: e, base: t, usual: n }) =>
      `The node suggests ${e} gwei per gas. The newest blocks have a base fee of ${t} gwei, so up to ${n} gwei is usual.`,
    usualGas: `A usual gas limit`,
    gasIs: (e) => `The gas limit is ${e}.`,
    gasLimit: `Gas limit`,
    gasNotCompared: ({ gas: e, reason: t }) =>
      `The gas limit of ${e} could not be compared with a trial in this page: ${t}`,
    gasTried: ({ gas: e, used: t }) => `The gas limit is ${e}; the trial in this page used ${t}.`,
    worst: (e) => `In the worst case it costs ${e}.`,
    costFarTooHigh: `The cost is far too high`,
    cost: `Cost`,
    balanceUnread: ({ worst: e, reason: t }) => `${e} The balance of your wallet could not be read: ${t}.`,
    mostOfBalance: `The cost may take most of your wallet’s balance`,
    walletHolds: ({ worst: e, balance: t, symbol: n }) => `${e} Your wallet holds ${t} ${n}.`,
    costHigh: `The cost is high`,
    usualCost: `A usual cost`,
  }),
  Vx = 10n,
  Hx = 3n,
  Ux = 2n,
  Wx = (e) => [Kx(e), qx(e), Jx(e)],
  Gx = ({ gas: e, perGas: t }) => e * t
function Kx({ perGas: e, market: t, usualTip: n }) {
  let r = { id: `fee`, field: `maxFeePerGas` }
  if (!t.ok)
    return { ...r, verdict: `unchecked`, title: q.perGas, reason: q.blocksUnread({ reason: t.reason, perGas: Xx(e) }) }
  let { base: i, tip: a } = t.value,
    o = Qx($x(a, n), n * Vx),
    s = i * Ux + o,
    c = q.suggests({ perGas: Xx(e), base: Xx(i), usual: Xx(s) })
  return { ...r, ...Yx(e, s, `fee`), reason: c }
}
function qx({ gas: e, trial: t }) {
  let n = { id: `fee`, field: `gas` }
  if (t === null) return { ...n, verdict: `verified`, title: q.usualGas, reason: q.gasIs(Zx(e)) }
  if (!t.ok)
    return { ...n, verdict: `unchecked`, title: q.gasLimit, reason: q.gasNotCompared({ gas: Zx(e), reason: t.reason }) }
  let r = q.gasTried({ gas: Zx(e), used: Zx(t.value) })
  return { ...n, ...Yx(e, t.value, `gas`), reason: r }
}
function Jx(e) {
  let { balance: t, coin: n, largeCost: r } = e,
    i = { id: `fee`, field: `cost` },
    a = Gx(e),
    o = `${Se(a, n.decimals, { group: !0 })} ${n.symbol}`,
    s = q.worst(o)
  return a >= r * Vx
    ? { ...i, verdict: `danger`, title: q.costFarTooHigh, reason: s }
    : t !== null && !t.ok
      ? { ...i, verdict: `unchecked`, title: q.cost, reason: q.balanceUnread({ worst: s, reason: t.reason }) }
      : t !== null && a * 2n > t.value
        ? {
            ...i,
            verdict: `danger`,
            title: q.mostOfBalance,
            reason: q.walletHolds({ worst: s, balance: Se(t.value, n.decimals, { group: !0 }), symbol: n.symbol }),
          }
        : a >= r
          ? { ...i, verdict: `caution`, title: q.costHigh, reason: s }
          : { ...i, verdict: `verified`, title: q.usualCost, reason: s }
}
function Yx(e, t, n) {
  return e > t * Vx
    ? { verdict: `danger`, title: q[`${n}FarTooHigh`] }
    : e > t * Hx
      ? { verdict: `caution`, title: q[`${n}High`] }
      : { verdict: `verified`, title: n === `fee` ? q.usualPerGas : q.usualGas }
}
var Xx = (e) => Se(e, 9, { group: !0 }),
  Zx = (e) => Se(e, 0, { group: !0 }),
  Qx = (e, t) => (e < t ? e : t),
  $x = (e, t) => (e > t ? e : t),
  eS = Object.fromEntries(
    [
      [`a`, `аɑα４@`],
      [`b`, `ЬВвβ8ß`],
      [`c`, `сϲС¢`],
      [`d`, `ԁđ`],
      [`e`, `еЕεΕ3€ё`],
      [`g`, `ɡ9`],
      [`h`, `һНнΗ`],
      [`i`, `іІΙιl1|ıӏӀ!íìïL`],
      [`j`, `јЈ`],
      [`k`, `КкΚκ`],
      [`m`, `мМΜ`],
      [`n`, `ΝпՈ`],
      [`o`, `оОοΟ0օ`],
      [`p`, `рРρΡ`],
      [`q`, `ԛ`],
      [`s`, `ѕЅ5$`],
      [`t`, `тТτΤ₮7`],
      [`u`, `υսμ`],
      [`v`, `ѵνV`],
      [`w`, `ԝѡ`],
      [`x`, `хХχΧ×`],
      [`y`, `уУγΥү`],
      [`z`, `Ζ2`],
    ].flatMap(([e = ``, t = ``]) => [...t].map((t) => [t, e])),
  )
function tS(e) {
  return [...e.normalize(`NFKD`).replace(/[\p{Mark}\p{Format}\p{Control}\s._\-‐–]/gu, ``)]
    .map((e) => eS[e] ?? eS[e.toLowerCase()] ?? e.toLowerCase())
    .join(``)
}
var nS = {
  '0xa9059cbb': (e, t) => sS(e, null, t.address(0), t.uint(32)),
  '0x23b872dd': (e, t) => sS(e, t.address(0), t.address(32), t.uint(64)),
  '0x42842e0e': (e, t) => sS(e, t.address(0), t.address(32), null),
  '0xb88d4fde': (e, t) => sS(e, t.address(0), t.address(32), null),
  '0xf242432a': (e, t) => sS(e, t.address(0), t.address(32), null),
  '0x2eb2c2d6': (e, t) => sS(e, t.address(0), t.address(32), null),
  '0x095ea7b3': (e, t) => cS(e, t.address(0), t.uint(32)),
  '0x39509351': (e, t) => cS(e, t.address(0), t.uint(32)),
  '0xd73dd623': (e, t) => cS(e, t.address(0), t.uint(32)),
  '0xa22cb465': (e, t) => {
    let [n, r] = [t.address(0), t.uint(32)]
    return n === null || r === null
      ? null
      : { kind: `token-approval`, token: e, spender: n, amount: null, isUnlimited: r !== 0n, isRevocation: r === 0n }
  },
  '0x87517c45': (e, t) => {
    let n = t.address(0)
    return n === null ? null : cS(n, t.address(32), t.uint(64))
  },
  '0xd505accf': (e, t) => cS(e, t.address(32), t.uint(64)),
}
function rS(e) {
  let t = vx(e.data)
  return e.operation === 1 || t === null || !Object.hasOwn(nS, t) || !Kt(e.data)
    ? null
    : (nS[t]?.(e.to, E(e.data, 4)) ?? null)
}
var iS = (1n << 96n) - 1n,
  aS = 1n << 128n,
  oS = (e) => e >= aS || e === iS
function sS(e, t, n, r) {
  return n === null ? null : { kind: `transfer`, token: e, from: t, to: n, amount: r }
}
function cS(e, t, n) {
  return t === null || n === null
    ? null
    : { kind: `token-approval`, token: e, spender: t, amount: n, isUnlimited: oS(n), isRevocation: n === 0n }
}
var J = z(`check-tokens`, {
    everything: `everything the account has`,
    unlimited: `an unlimited amount`,
    units: (e) => `${e} base units`,
    lets: ({ place: e, spender: t, much: n, token: r }) => `${e} lets ${t} take ${n} of ${r}.`,
    letsForever: ({ place: e, spender: t, much: n, token: r }) => `${e} lets ${t} take ${n} of ${r}, now and later.`,
    spenderNotRead: (e) => `${e} Whether the spender is a contract could not be read. Read it again before signing.`,
    spenderUnread: ({ what: e, reason: t }) =>
      `${e} Whether the spender is a contract could not be read: ${t}. Read it again before signing.`,
    keySpender: (e) =>
      `${e} The spender is a plain key, not a contract. Apps never need that. Ask who controls it before you sign.`,
    approveLess: (e) => `${e} Approve only the amount that is needed, or revoke it afterwards.`,
    compare: (e) => `${e} Compare spender and amount with what was agreed.`,
    symbolEquals: `Symbol and decimals read from its contract equal those shown.`,
    symbolsEqual: `Symbol and decimals read from their contracts equal those shown.`,
    notRead: `they were not read`,
    noSymbol: ({ token: e, reason: t }) => `${e} did not return its symbol and decimals: ${t}.`,
    noSymbolClaimed: ({ token: e, reason: t, symbol: n, decimals: r }) =>
      `${e} did not return its symbol and decimals: ${t}. The service says ${n} with ${r} decimals. Compare the amount in base units.`,
    no: `no`,
    none: `none`,
    decimalsDiffer: ({ token: e, onChain: t, claimed: n }) =>
      `${e} has ${t} decimals on chain, but the service says ${n}. Amounts shown with the service’s decimals are wrong. Do not sign before this is corrected.`,
    hasNone: `it has none`,
    typedUnread: ({ text: e, token: t, decimals: n, reason: r }) =>
      `You typed ${e} of ${t}, converted here with ${n} decimals. The token did not return its decimals: ${r}. Compare the amount in base units.`,
    nativeCurrency: `the native currency`,
    typedOther: ({ text: e, symbol: t, contained: n, used: r, token: i, decimals: a }) =>
      `You typed ${e} ${t}. ${n} The form used ${r} decimals, but ${i} has ${a}. Do not sign. Delete this draft, load the page again and type the amount once more.`,
    noPermission: `No permission to take tokens`,
    noneLater: `No call permits an address to take tokens later.`,
    unlimitedPermission: `An unlimited permission`,
    permission: `A permission to take tokens`,
    plainKey: `The spender is a plain key`,
    noToken: `No token is touched`,
    noKnownMethod: `No call moves, approves or limits a token by a known method.`,
    nameConfirmed: `The token’s name is confirmed`,
    namesConfirmed: `The names of the tokens are confirmed`,
    unread: `A token could not be read`,
    otherDecimals: `The service says other decimals`,
    otherName: `The service gives a token another name`,
    namesDiffer: ({ token: e, onChain: t, claimed: n }) =>
      `${e} calls itself “${t}” on chain, but the service says “${n}”. Trust the address.`,
    hiddenInName: `Hidden characters in the name of a token`,
    hidden: ({ token: e, symbol: t }) =>
      `${e} is called “${t}”. Characters that are invisible or that change the reading direction are shown as boxes. Trust the address.`,
    nameOfAnother: `Has the name of another token`,
    imitates: ({ token: e, symbol: t, imitated: n }) =>
      `${e} calls itself “${t}”. ${n} It may be worthless. Trust the address.`,
    knownOne: ({ symbol: e, address: t }) => `The known ${e} is ${t}.`,
    nativeIsNone: (e) => `${e} itself is not a token.`,
    asTyped: `The amount is the one you typed`,
    allAsTyped: `The amounts are those you typed`,
    convertedAgain: `Converted again with the decimals that each token has on chain, and 18 for the native currency.`,
    whetherTyped: `Whether the amount is the one you typed`,
    notContained: `The transaction does not contain this amount.`,
    contains: ({ amount: e, symbol: t, units: n }) => `The transaction has ${e} ${t}, ${n} base units.`,
    notAsTyped: `The amount is not the one you typed`,
  }),
  lS = [`0xbeaeb388`, `0xc19bf50e`, `0x885133e3`, `0x4515641a`]
function uS({ data: e, operation: t }) {
  let n = vx(e)
  if (t === 1 || n === null || !lS.includes(n) || !Kt(e)) return null
  let r = E(e, 4).address(32)
  return r === `0x0000000000000000000000000000000000000000` ? null : r
}
var dS = `tokens`
function fS(e, t) {
  let n = pS(e),
    r = n.flatMap((e) => mS(e, t))
  return r.length > 0
    ? r
    : [
        n.length === 0
          ? { id: dS, verdict: `verified`, title: J.noToken, reason: J.noKnownMethod }
          : {
              id: dS,
              verdict: `verified`,
              title: n.length === 1 ? J.nameConfirmed : J.namesConfirmed,
              reason: n.length === 1 ? J.symbolEquals : J.symbolsEqual,
            },
      ]
}
function pS(e) {
  let t = e.flatMap((e) => rS(e)?.token ?? uS(e) ?? [])
  return t.filter((e, n) => t.findIndex((t) => R(t, e)) === n)
}
function mS(e, t) {
  let n = { id: dS, field: `tokens.${e}` },
    r = t.chainOf(e),
    i = t.claimOf(e)
  if (r === void 0 || !r.ok)
    return [{ ...n, verdict: `unchecked`, title: J.unread, reason: gS(e, r === void 0 ? J.notRead : r.reason, i) }]
  let a = r.value,
    o = []
  ;(i !== null &&
    i.decimals !== a.decimals &&
    o.push({
      id: dS,
      field: `tokens.${e}.decimals`,
      verdict: `danger`,
      title: J.otherDecimals,
      reason: J.decimalsDiffer({ token: e, onChain: hS(a.decimals), claimed: `${i.decimals ?? J.none}` }),
    }),
    i !== null &&
      i.symbol !== a.symbol &&
      o.push({
        id: dS,
        field: `tokens.${e}.symbol`,
        verdict: `caution`,
        title: J.otherName,
        reason: J.namesDiffer({ token: e, onChain: a.symbol, claimed: i.symbol }),
      }),
    (dn(a.symbol) || (i !== null && dn(i.symbol))) &&
      o.push({
        id: dS,
        field: `tokens.${e}.symbol`,
        verdict: `caution`,
        title: J.hiddenInName,
        reason: J.hidden({ token: e, symbol: Ht(a.symbol) }),
      }))
  let s = _S(e, a.symbol, t)
  return (
    s !== null &&
      o.push({
        id: dS,
        field: `tokens.${e}.symbol`,
        verdict: `caution`,
        title: J.nameOfAnother,
        reason: J.imitates({ token: e, symbol: a.symbol, imitated: s }),
      }),
    o
  )
}
var hS = (e) => `${e ?? J.no}`,
  gS = (e, t, n) =>
    n === null
      ? J.noSymbol({ token: e, reason: t })
      : J.noSymbolClaimed({ token: e, reason: t, symbol: n.symbol, decimals: hS(n.decimals) })
function _S(e, t, { genuine: n, nativeSymbol: r }) {
  if (n.some(({ address: t }) => R(t, e))) return null
  let i = tS(t)
  if (i === ``) return null
  let a = n.find((e) => tS(e.symbol) === i)
  return a ? J.knownOne({ symbol: a.symbol, address: a.address }) : tS(r) === i ? J.nativeIsNone(r) : null
}
var vS = z(`check-override`, { accept: (e) => `accept: ${e}` }),
  yS = new Set([
    `service-hash`,
    `witness-hash`,
    `contract-hash`,
    `contract-domain`,
    `typed-data`,
    `returned-signature`,
    `account-signature`,
    `typed-amounts`,
    `owner-target`,
    `signing-error`,
  ]),
  bS = ({ id: e }) => !yS.has(e),
  xS = ({ title: e }) => vS.accept(OS(e)),
  SS = (e, t) => OS(e) === xS(t)
function CS(e, t) {
  let [n, r] = [OS(e), xS(t)],
    i = 0
  for (; i < n.length && n[i] === r[i];) i++
  return i
}
function wS(e, { typed: t, at: n }) {
  if (e.verdict !== `danger` || !bS(e) || !SS(t, e)) return null
  let { id: r, title: i, reason: a, field: o = null } = e
  return { checkId: r, field: o, title: i, reason: DS(a), typed: t, at: n }
}
var TS = (e, t) =>
    e.checkId === t.id && e.field === (t.field ?? null) && e.title === t.title && e.reason === DS(t.reason),
  ES = (e, t) => e.filter((e) => e.verdict === `danger` && !(bS(e) && t.some((t) => TS(t, e)))),
  DS = (e) => e.replace(/\bblock [\d,]+(?:\.\d{3})*/gi, `block`),
  OS = (e) => e.toLowerCase().replace(/[’‘]/g, `'`).replace(/[“”„]/g, `"`).replace(/\s+/g, ` `).trim(),
  kS = z(`check-read`, { noAnswer: `no answer` })
async function AS(e) {
  try {
    return { ok: !0, value: await e }
  } catch (e) {
    return {
      ok: !1,
      reason:
        e instanceof Error
          ? (e.message.split(`
`)[0] ?? ``)
          : kS.noAnswer,
    }
  }
}
var jS = `0x95d89b41`,
  MS = `0x313ce567`
async function NS(e, t, n) {
  let r = async (t, r) => Be(await ir(e, `eth_call`, [{ to: t, data: r }, `0x${n.toString(16)}`])),
    i = await Promise.all(
      t.map(async (e) => {
        let [t, n] = await Promise.all([AS(r(e, jS)), AS(r(e, MS))]),
          i = t.ok ? await AS(Promise.resolve().then(() => ({ symbol: Ht(FS(t.value)), decimals: PS(n) }))) : t
        return [e.toLowerCase(), i]
      }),
    )
  return new Map(i)
}
var PS = (e) => (e.ok ? ar(e.value) : null)
function FS(e) {
  return e.length === 66 ? new TextDecoder().decode(Sn(e).filter((e) => e !== 0)) : _n(e)
}
var IS = (e) => (t) => {
  let n = e.get(t.toLowerCase())
  if (n?.ok !== !0) return null
  let { symbol: r, decimals: i } = n.value
  return i === null ? { symbol: r, decimals: 0, kind: `ERC721` } : { symbol: r, decimals: i, kind: `ERC20` }
}
function LS(e, t) {
  let { symbol: n, decimals: r } = ex(e.chainId) ?? w(e)
  return (e) => {
    if (e === null) return { symbol: n, decimals: r }
    let i = t.get(e.toLowerCase())
    return i?.ok !== !0 || i.value.decimals === null ? null : { symbol: i.value.symbol, decimals: i.value.decimals }
  }
}
var RS = t({ readRowUnits: () => BS }),
  zS = 20
async function BS(e, t, n, r) {
  let i = await NS(e, pS(zx(t, n)).slice(0, zS), r),
    a = LS(e, i)(null)
  return {
    native: {
      symbol: a?.symbol ?? e.nativeCurrency.symbol,
      decimals: a?.decimals ?? 18,
      isTold: ex(e.chainId) === null,
    },
    tokenOf: IS(i),
  }
}
var VS = z(`recovery-attempts`, {
    noBlock: (e) => `The node does not have block ${cr(e)}.`,
    searchEndless: (e) => `The search for the block at time ${e} did not end. Use another node.`,
    noBlockOfTime: `The node has no block with the time of the announcement.`,
    noEvents: `The node did not return a list of events.`,
    noEvent: `The node has no event of the announcement.`,
    otherEvent: `The event that the node returned differs from the hash that the module stores. The node is faulty or malicious. Use another node.`,
    endedAtOnce: `The attempt ended in the block of its announcement.`,
    severalEnded: `Several attempts ended in the same block.`,
    unknownCall: `The module executed a call that is unknown.`,
    notIdentified: `The executions do not identify one attempt.`,
  }),
  HS = B({ number: M(), timestamp: M() }),
  US = 64
async function WS(e, t) {
  let n = HS.safeParse(await e(`eth_getBlockByNumber`, [`0x${t.toString(16)}`, !1]))
  if (!n.success) throw new mt(VS.noBlock(t))
  return Et(n.data.timestamp)
}
async function GS(e, t, n) {
  let r = await KS(e, t, n)
  return r === null || (await WS(e, r)) !== t ? null : { from: r, to: ((await KS(e, t + 1n, n)) ?? n.block + 1n) - 1n }
}
async function KS(e, t, n) {
  if (n.time < t) return null
  let [r, i] = [{ block: -1n, time: -1n }, n]
  for (let n = 0; i.block - r.block > 1n; n += 1) {
    if (n > US) throw new mt(VS.searchEndless(t))
    let a = r.block + (i.block - r.block) / 2n,
      o = n % 2 == 0 && r.time >= 0n ? qS(r, i, t) : a,
      s = o > r.block && o < i.block ? o : a,
      c = await WS(e, s)
    c < t ? (r = { block: s, time: c }) : (i = { block: s, time: c })
  }
  return i.block
}
var qS = (e, t, n) =>
    t.time === e.time ? e.block : e.block + ((t.block - e.block) * (n - e.time)) / (t.time - e.time),
  JS = B({ address: L, topics: Re(sr), data: wt, blockNumber: M(), transactionHash: sr }),
  YS = B({ from: L, to: N(L) }),
  XS = new Map()
async function ZS(e, t, n) {
  let r = (t, n) => ur(e, t, n),
    { module: i, nonce: a, hash: o } = t,
    s = [e.chainId, i.toLowerCase(), a, o].join(` `)
  try {
    let e = XS.get(s) ?? (await QS(r, t, n.head))
    if (typeof e == `string`) return { known: !1, reason: e }
    XS.set(s, e)
    let { call: i, block: a } = e,
      o = i.operation === 1 && (await eC(r, i.to))
    return {
      known: !0,
      call: i,
      meaning: Oe(i, { ...n, isMultiSend: () => o }),
      block: a,
      recoverer: await $S(r, e.txHash, n.recoverers),
    }
  } catch (e) {
    return { known: !1, reason: Kn(e) }
  }
}
async function QS(e, { module: t, nonce: n, hash: r, createdAt: i }, a) {
  let o = await GS(e, i, a)
  if (o === null) return VS.noBlockOfTime
  let s = await e(`eth_getLogs`, [
      { address: t, fromBlock: nC(o.from), toBlock: nC(o.to), topics: [he, `0x${n.toString(16).padStart(64, `0`)}`] },
    ]),
    c = Re(JS).safeParse(s)
  if (!c.success) return VS.noEvents
  for (let e of c.data) {
    let i = R(e.address, t) ? je(e) : null
    if (i?.nonce === n && tC(ke(i.call), r))
      return { call: i.call, block: Et(e.blockNumber), txHash: e.transactionHash }
  }
  return c.data.length === 0 ? VS.noEvent : VS.otherEvent
}
async function $S(e, t, n) {
  let r = YS.safeParse(await e(`eth_getTransactionByHash`, [t]).catch(() => null))
  if (!r.success) return null
  let { from: i, to: a } = r.data
  return n.find((e) => R(e, i) || (a !== null && R(e, a))) ?? null
}
async function eC(e, t) {
  let n = ce(t).filter(({ name: e }) => e.startsWith(`MultiSend`))
  if (n.length === 0) return !1
  let r = Be(await e(`eth_getCode`, [t, `latest`])),
    i = Zt(hn(Sn(r)))
  return n.some(({ name: e, version: n }) => (ne[n][e] ?? []).some((e) => R(e.address, t) && tC(e.codeHash, i)))
}
var tC = (e, t) => e.toLowerCase() === t.toLowerCase(),
  nC = (e) => `0x${e.toString(16)}`,
  rC = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/,
  iC = new Map()
async function aC(e, t) {
  let n = await Promise.all(t.map((t) => oC(e, t)))
  return t.filter((e, t) => n[t])
}
async function oC(e, t) {
  let n = `${e.chainId} ${t.toLowerCase()}`,
    r = iC.get(n)
  if (r !== void 0) return r
  let i = await cC(e, t)
  if (i === `0x`) return !1
  let a = rC.exec(i)?.[1],
    o = a !== void 0 && (await sC(e, A(`0x${a}`)))
  return (iC.set(n, o), o)
}
async function sC(e, t) {
  let n = await cC(e, t)
  return mu(t, n === `0x` ? null : Zt(hn(Sn(n))))?.name === `Delay`
}
async function cC(e, t) {
  return Be(await ir(e, `eth_getCode`, [t, `latest`]))
}
var lC = t({ readRecoveries: () => fC }),
  uC = {
    getOwners: `0xa0e67e2b`,
    getThreshold: `0xe75235b8`,
    owner: `0x8da5cb5b`,
    avatar: `0x5aef7de6`,
    target: `0xd4b83992`,
    txCooldown: `0xdcafac09`,
    txExpiration: `0x605df59c`,
    txNonce: `0xc66323e5`,
    queueNonce: `0xde8dd91d`,
    txHash: `0x427e232f`,
    txCreatedAt: `0x258148cc`,
  },
  dC = 10
async function fC(e, t, n) {
  let r = Et(await ir(e, `eth_blockNumber`, [])),
    i = `0x${r.toString(16)}`,
    a = async (t, n) => Be(await ir(e, `eth_call`, [{ to: t, data: n }, i])),
    o = await aC(e, n ?? (await ee((e) => a(t, e))).modules)
  if (o.length === 0) return []
  let [s, c, l] = await Promise.all([a(t, uC.getOwners), a(t, uC.getThreshold), WS((t, n) => ir(e, t, n), r)]),
    u = { owners: Pe(s), threshold: Number(ot(c)) }
  return Promise.all(o.map((n) => pC({ chain: e, account: t, call: a, head: { block: r, time: l }, now: u }, n)))
}
async function pC({ chain: e, account: t, call: n, head: r, now: i }, a) {
  let [o, s, c, l, u, d, f, { modules: p }] = await Promise.all([
      n(a, uC.owner).then(bn),
      n(a, uC.avatar).then(bn),
      n(a, uC.target).then(bn),
      n(a, uC.txCooldown).then(ot),
      n(a, uC.txExpiration).then(ot),
      n(a, uC.txNonce).then(ot),
      n(a, uC.queueNonce).then(ot),
      ee((e) => n(a, e)),
    ]),
    m = f > d ? f - d : 0n,
    h = Array.from({ length: Math.min(Number(m), dC) }, (e, t) => d + BigInt(t)),
    g = await Promise.all(
      h.map(async (o) => {
        let [s, c] = await Promise.all([n(a, dt(uC.txHash, o)), n(a, dt(uC.txCreatedAt, o)).then(ot)]),
          d = { account: t, now: i, recoverers: p, head: r }
        return {
          nonce: o,
          hash: s,
          times: fe(c, { cooldown: l, expiration: u }),
          announced: await ZS(e, { module: a, nonce: o, hash: s, createdAt: c }, d),
        }
      }),
    )
  return {
    address: a,
    account: t,
    owner: o,
    avatar: s,
    target: c,
    cooldown: l,
    expiration: u,
    txNonce: d,
    queueNonce: f,
    recoverers: p,
    now: i,
    block: r.block,
    blockTime: r.time,
    attempts: g,
    hasMore: m > BigInt(dC),
  }
}
var mC = t({ readWaitingRecoveries: () => xC }),
  hC = `0xcc2f8452`,
  gC = `0x0000000000000000000000000000000000000001`,
  _C = `0xc66323e5`,
  vC = `0xde8dd91d`,
  yC = 50,
  bC = 50n
async function xC(e, t) {
  let n = [],
    r = 0
  for (let i = 0; i < t.length; i += yC) {
    let a = await Promise.allSettled(t.slice(i, i + yC).map((t) => SC(e, t)))
    for (let e of a) e.status === `fulfilled` ? n.push(...e.value) : (r += 1)
  }
  return { recoveries: n, unread: r }
}
async function SC(e, t) {
  let n = async (t, n) => Be(await ir(e, `eth_call`, [{ to: t, data: n }, `latest`])),
    r = await n(t, dt(hC, gC, bC)),
    i = await aC(e, r === `0x` ? [] : Pe(r)),
    a = await Promise.all(
      i.map(async (e) => {
        let [t, r] = await Promise.all([n(e, _C), n(e, vC)])
        return ot(r) > ot(t)
      }),
    ),
    o = i.filter((e, t) => a[t])
  return o.length === 0 ? [] : fC(e, t, o)
}
var CC = t({ findRelease: () => wC })
function wC(e, t) {
  let n = ce(e)
    .toReversed()
    .find(
      ({ name: n, version: r }) =>
        t === null ||
        ne[r][n]?.some((n) => n.address.toLowerCase() === e.toLowerCase() && n.codeHash === t && !n.devOnly),
    )
  return n ? { name: n.name, version: n.version } : null
}
var TC = t({ newestVersion: () => DC, recommendedOn: () => EC }),
  EC = ({ chainId: e, recommendedMasterCopyVersion: t }) =>
    pu.find((t) => String(t.chainId) === e)?.recommendedMasterCopyVersion ?? t,
  DC = De.at(-1) ?? null,
  OC = z(`sent-records`, {
    noHash: (e) => `A transaction hash is 0x and 64 hex characters. This one is “${e}”.`,
    noDescription: `A transaction needs a description, so that the list can name it.`,
    noConfirmations: (e) => `Confirmations are a positive whole number, not ${e}.`,
  }),
  kC = B({
    chainId: Gt,
    account: L,
    hash: sr,
    isProposed: or(xn(), !1),
    description: M().check(yt(1)),
    confirmations: lt().check(nn()),
    path: N(M().check(Zn(/^\/(?!\/)/))),
    status: Dt([`pending`, `confirmed`, `failed`]),
    block: N(M()),
    sentAt: Ct(),
  })
function AC({ confirmations: e = 1, isProposed: t = !1, path: n, ...r }, i) {
  let a = sr.safeParse(r.hash),
    o = r.description.trim()
  if (!a.success) throw jC(`hash`, OC.noHash(r.hash))
  if (o === ``) throw jC(`description`, OC.noDescription)
  if (!Number.isSafeInteger(e) || e < 1) throw jC(`confirmations`, OC.noConfirmations(e))
  let { chainId: s, account: c } = r
  return {
    chainId: s,
    account: c,
    hash: a.data,
    isProposed: t,
    description: o,
    confirmations: e,
    path: n ?? null,
    status: `pending`,
    block: null,
    sentAt: i,
  }
}
var jC = (e, t) => new Ln({ code: e, message: t, meta: {}, retry: `never` }),
  MC = Xt(`countersign.transactions`, {}, In(kt(M(), Re(kC)))),
  NC = ({ chainId: e, account: t }) => `${e}:${t.toLowerCase()}`,
  PC = (e, t) => e.hash.toLowerCase() === t.hash.toLowerCase(),
  FC = {
    list: () => Object.values(MC.get()).flat(),
    subscribe: MC.subscribe,
    add(e) {
      LC(AC(e, Date.now()))
    },
    update(e, t) {
      let n = MC.get()[NC(e)]?.find((t) => PC(t, e))
      n && LC({ ...n, ...t })
    },
    clear(e) {
      MC.update((t) => Object.fromEntries(Object.entries(t).filter(([, t]) => !t.some((t) => R(t.account, e)))))
    },
  },
  IC = (e) =>
    Object.values(Xn(MC))
      .flat()
      .filter((t) => R(t.account, e))
      .toSorted((e, t) => t.sentAt - e.sentAt)
function LC(e) {
  MC.update((t) => {
    let n = [e, ...(t[NC(e)] ?? []).filter((t) => !PC(t, e))].toSorted((e, t) => t.sentAt - e.sentAt),
      r = n.filter(({ status: e }) => e !== `pending`),
      i = new Set(r.slice(10))
    return { ...t, [NC(e)]: n.filter((e) => !i.has(e)) }
  })
}
var RC = z(`contract-parts`, {
  nfts: `NFTs`,
  erc721: `ERC-721 NFTs`,
  erc1155: `ERC-1155 tokens`,
  receives: (e) => `Receives ${e}.`,
  receivesAndConfirms: (e) => `Receives ${e} and confirms signed messages.`,
  receiveNfts: `Receive NFTs by safe transfer (ERC-721)`,
  refusesNfts: `The account refuses NFTs sent by safe transfer.`,
  receiveMultiTokens: `Receive multi-tokens by safe transfer (ERC-1155)`,
  refusesMultiTokens: `The account refuses ERC-1155 tokens.`,
  confirmMessages: `Confirm signed messages (EIP-1271)`,
  cannotVerify: `Apps cannot verify a signed message of this account.`,
  confirms: `Confirms signed messages.`,
  noneKnown: `Has no function that this page knows.`,
  adminSlot: `its EIP-1967 admin slot`,
  beaconSlot: `its EIP-1967 beacon slot`,
  ownerOf: (e) => `owner() of ${e}`,
  forTests: (e) => `For tests: it ${e}.`,
})
function zC({ code: e, hops: t }) {
  if (e === `0x`) return { kind: `none` }
  let n = t.at(-1)
  if (n === void 0) return { kind: `own` }
  let r = t.find(({ kind: e }) => e !== `EIP-1167`),
    i = { target: n.address, targetHash: n.codeHash }
  return r === void 0 ? { kind: `clone`, ...i } : { kind: `exchangeable`, proxy: r.kind, ...i }
}
var BC = z(`contract-judgement`, {
  noContract: `There is no contract at this address.`,
  otherPublished: `Another contract is published at this address, but the address has other code.`,
  publishedHere: (e) => `${e} is published at this address, but the address has other code.`,
  byUnknown: `Who can do that could not be read.`,
  proxy: `A proxy: its code can be exchanged for any other.`,
  beacon: `A proxy: the controller of its beacon can exchange its code for any other.`,
  diamond: `A proxy of several contracts: its code can be exchanged for any other.`,
  account: `An account itself: its owners can exchange its code.`,
  key: `A key that runs the code of a contract: its holder can exchange that code.`,
  minimal: `A minimal proxy.`,
  noCode: `the address has no code`,
  forTrying: (e) => `A contract for trying on local chains: it ${e}.`,
  neverSetUp: `It was never set up: the first caller of its setup controls it.`,
})
function VC(e, { account: t, publishedAt: n }) {
  let { address: r, codeHash: i, run: a, controllers: o } = e,
    s = o.filter((e) => !R(e.address, t)),
    c = (e, t) =>
      mx(e, { find: n, codeHash: () => (t === null ? { ok: !1, reason: BC.noCode } : { ok: !0, value: t }) })
  if (a.kind === `none`) return { verdict: `danger`, kind: `no-code`, name: null, notes: [BC.noContract], others: s }
  let l = c(r, i),
    u = l.kind === `unknown` && `target` in a ? c(a.target, a.targetHash) : l,
    d = u.kind === `unknown` ? null : hx(u.code),
    f = HC(e, s)
  switch (u.kind) {
    case `unknown`:
      return { verdict: `danger`, kind: `unknown-code`, name: d, notes: f, others: s }
    case `differs`:
    case `unread`:
      return {
        verdict: `danger`,
        kind: `other-code`,
        name: null,
        notes: [d === null ? BC.otherPublished : BC.publishedHere(d), ...f],
        others: s,
      }
    case `address-only`:
      return e.isUnowned
        ? { verdict: `danger`, kind: `exchangeable`, name: d, notes: f, others: s }
        : s.length > 0 || a.kind === `exchangeable`
          ? { verdict: `caution`, kind: `exchangeable`, name: d, notes: f, others: s }
          : { verdict: `unchecked`, kind: `known-address`, name: d, notes: f, others: s }
    case `published`:
      return u.code.lets === void 0
        ? e.isUnowned
          ? { verdict: `danger`, kind: `exchangeable`, name: d, notes: f, others: s }
          : s.length > 0 || a.kind === `exchangeable`
            ? { verdict: `caution`, kind: `exchangeable`, name: d, notes: f, others: s }
            : { verdict: `verified`, kind: `known-code`, name: d, notes: f, others: s }
        : { verdict: `danger`, kind: `development-code`, name: d, notes: [BC.forTrying(u.code.lets), ...f], others: s }
  }
}
function HC({ run: e, isUnowned: t = !1 }, n) {
  if (t) return [BC.neverSetUp]
  if (e.kind !== `exchangeable`) return []
  let r = n.some((e) => e.of === `code`),
    i = BC[UC[e.proxy]]
  return [r ? i : `${i} ${BC.byUnknown}`]
}
var UC = {
    'EIP-1967': `proxy`,
    'EIP-1822': `proxy`,
    OpenZeppelin: `proxy`,
    beacon: `beacon`,
    diamond: `diamond`,
    Safe: `account`,
    'EIP-7702': `key`,
    'EIP-1167': `minimal`,
  },
  WC = (e, t) => [
    ...be(t),
    ...GC(e, t),
    ...Ae.filter((n) => n.chainIds.includes(e) && R(n.address, t)).map(({ name: e, codeHash: t, lets: n }) => ({
      name: e,
      version: ``,
      codeHash: t,
      lets: n,
    })),
  ],
  GC = (e, t) => bu(t, e).map(({ name: e, version: t, codeHash: n }) => ({ name: e, version: t, codeHash: n })),
  KC = `0x8da5cb5b`,
  qC = `0x${`0`.repeat(64)}`,
  JC = `0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103`,
  YC = `0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50`
async function XC(e, t, n) {
  let r = fx(e, n),
    i = await Kb(t, null, r),
    a = zC(i),
    o = a.kind === `exchangeable` ? a.proxy : null,
    s = i.code === `0x` ? [] : await ZC(t, o, r),
    c = a.kind === `clone` && (await r.call(t, KC)) === qC
  return { address: t, codeHash: i.codeHash, run: a, controllers: s, isUnowned: c }
}
async function ZC(e, t, n) {
  let r = await $C(e, n)
  return [
    ...(r === null
      ? []
      : [
          { of: r !== null && (t === `EIP-1967` || t === `EIP-1822`) ? `code` : `rules`, address: r, place: `owner()` },
        ]),
    ...(t === `EIP-1967` || t === `beacon` ? await QC(e, t === `beacon` ? YC : JC, n) : []),
  ]
}
async function QC(e, t, n) {
  let r = ew(await n.getStorageAt(e, t))
  if (r === null) return []
  let i = t === JC ? RC.adminSlot : RC.beaconSlot,
    a = await $C(r, n)
  return [
    { of: `code`, address: r, place: i },
    ...(a === null ? [] : [{ of: `code`, address: a, place: RC.ownerOf(r) }]),
  ]
}
var $C = async (e, t) => ew(await t.call(e, KC))
function ew(e) {
  if (e === null || !/^0x0{24}[0-9a-fA-F]{40}$/.test(e)) return null
  let t = A(`0x${e.slice(26)}`)
  return t === `0x0000000000000000000000000000000000000000` ? null : t
}
var tw = t({ reportContract: () => nw })
async function nw(e, t, n) {
  let { chainId: r } = e,
    i = await XC(e, n),
    a = VC(i, { account: t, publishedAt: (e) => WC(r, e) }),
    o = `target` in i.run ? [n, i.run.target] : [n]
  return { facts: i, judged: a, known: (a.name === null ? [] : o.flatMap((e) => bu(e, r)))[0] ?? null }
}
var rw = [`no`, `one`, `two`, `three`, `four`, `five`, `six`, `seven`, `eight`, `nine`, `ten`],
  iw = (e) => rw[e] ?? String(e),
  aw = ({ threshold: e, owners: t }) => (t === 1 ? `one owner signs alone` : `${e} of ${t} sign`),
  ow = (e) => (e === null ? `` : `; then ${aw(e)}`),
  Y = z(`recovery-alarm`, {
    thisAccount: `this account`,
    aRecoverer: `A recoverer`,
    unknown: ({ name: e }) => `A recovery of ${e} is running, and its effect is unknown`,
    expectedUnknown: ({ name: e }) => `An expected recovery of ${e} is running, and its effect is unknown`,
    doesMore: ({ name: e }) => `This attempt on ${e} does more than change owners`,
    wouldFail: ({ name: e }) => `A recovery of ${e} is running that would fail now`,
    expectedWouldFail: ({ name: e }) => `An expected recovery of ${e} is running that would fail now`,
    takeover: ({ name: e }) => `A recovery is running that would take ${e} from all its owners`,
    expectedTakeover: ({ name: e }) => `An expected recovery is running that would take ${e} from all its owners`,
    change: ({ name: e }) => `A recovery is running that would change who owns ${e}`,
    expectedChange: ({ name: e }) => `An expected recovery is running that would change who owns ${e}`,
    hasStarted: ({ who: e, name: t }) => `${e} has started to recover ${t}`,
    executableNow: `Any address can execute it now.`,
    executableFrom: ({ time: e, left: t }) => `It can be executed from ${e}, in ${t}, unless the owners cancel it.`,
    othersWait: ({ more: e }) =>
      I(e, { one: `Another attempt waits after it.`, other: `# other attempts wait after it.` }),
    cardNow: ({ clause: e }) => `Any address can execute it now: ${e}, unless the owners stop it.`,
    cardFrom: ({ time: e, left: t, clause: n }) =>
      `On ${e.replace(`,`, ` at`)}, in ${t}, ${n}, unless the owners stop it.`,
    announcedUnread: `{who} has announced a call that this page could not read.`,
    announcedMore: `{who} has announced more than a change of owners.`,
    announcedRefused: `{who} has announced a change of owners that the account would refuse now.`,
    announcedNoChange: `{who} has announced a change that does not change owners or signatures.`,
    wantsTakeover: ({ leave: e, come: t, threshold: n, owners: r }) =>
      `{who} wants to remove ${e === 1 ? `the only owner` : e === 2 ? `both owners` : `all ${iw(e)} owners`} and make {comes} ${t === 1 ? `the only one, who then signs alone.` : `the owners; ${aw({ threshold: n, owners: r })}.`}`,
    wantsReplace: `{who} wants to replace {leaves} with {comes}.`,
    wantsAdd: ({ come: e }) => `{who} wants to add {comes} as ${e === 1 ? `an owner` : `owners`}.`,
    wantsRemove: `{who} wants to remove {leaves} from the owners.`,
    wantsThreshold: ({ after: e, before: t, owners: n }) => `{who} wants ${e} instead of ${t} of ${n} owners to sign.`,
    thenSign: (e) => `Then ${aw(e)}.`,
    unreadCall: `a call that this page could not read is executed`,
    everything: `it can do everything that the account can do`,
    refusedChange: `a change of owners is tried that the account would refuse now`,
    allReplaced: ({ leave: e, comes: t, threshold: n, owners: r }) =>
      `${e === 1 ? `the only owner is` : e === 2 ? `both owners are` : `all ${e} owners are`} replaced by ${cn(t)}${r === 1 ? `, who then signs alone` : `; then ${aw({ threshold: n, owners: r })}`}`,
    someReplaced: ({ leaves: e, comes: t, then: n }) =>
      `${cn(e)} ${e.length === 1 ? `is` : `are`} replaced by ${cn(t)}${ow(n)}`,
    someAdded: ({ comes: e, then: t }) => `${cn(e)} ${e.length === 1 ? `becomes an owner` : `become owners`}${ow(t)}`,
    someRemoved: ({ leaves: e, then: t }) =>
      `${cn(e)} ${e.length === 1 ? `is` : `are`} removed from the owners${ow(t)}`,
    nothingChanges: `owners and signatures do not change`,
    thresholdChanges: ({ after: e, before: t, owners: n }) => `${e} instead of ${t} of ${n} owners must sign`,
    noCancellation: ({ threshold: e }) =>
      `No cancellation is proposed yet. A cancellation needs ${I(e, { one: `# signature`, other: `# signatures` })}.`,
    cancellationSigned: `The cancellation is fully signed. Execute it now.`,
    cancellationWaits: ({ missing: e }) =>
      `A cancellation is waiting. ${I(e, { one: `# more signature stops`, other: `# more signatures stop` })} the recovery.`,
    days: ({ count: e }) => I(e, { one: `# day`, other: `# days` }),
    hours: ({ count: e }) => I(e, { one: `# h`, other: `# h` }),
    minutes: ({ count: e }) => I(e, { one: `# min`, other: `# min` }),
    seconds: ({ count: e }) => I(e, { one: `# s`, other: `# s` }),
    alarmOf: ({ name: e }) => `Recovery alarm of ${e}`,
    notDrafted: `The cancellation was not drafted`,
    readIt: `Read it`,
    stopRecovery: `Stop the recovery`,
    viewIt: `View it`,
    reviewAndCancel: `Review and cancel`,
  }),
  sw = ({ account: e, owner: t, avatar: n, target: r }) =>
    [...new Set([t, n, r])].filter((t) => t.toLowerCase() !== e.toLowerCase()),
  cw = ({ blockTime: e }, t) => (t > e ? t : e)
function lw({ attempt: e, isExpected: t }, n) {
  let { announced: r } = e
  if (!r.known) return t ? Y.expectedUnknown({ name: n }) : Y.unknown({ name: n })
  let { meaning: i } = r
  switch (i.kind) {
    case `more`:
      return Y.doesMore({ name: n })
    case `refused`:
      return t ? Y.expectedWouldFail({ name: n }) : Y.wouldFail({ name: n })
    case `owners`:
      return i.stays.length === 0
        ? t
          ? Y.expectedTakeover({ name: n })
          : Y.takeover({ name: n })
        : t
          ? Y.expectedChange({ name: n })
          : Y.change({ name: n })
  }
}
var uw = [
  [86400n, `days`],
  [3600n, `hours`],
  [60n, `minutes`],
  [1n, `seconds`],
]
function dw(e) {
  let t = uw.findIndex(([t]) => e >= t)
  return t < 0
    ? Y.seconds({ count: 0n })
    : uw
        .slice(t, t + 2)
        .map(([n, r], i) => {
          let a = (i === 0 ? e : e % (uw[t]?.[0] ?? 1n)) / n
          return a === 0n ? `` : Y[r]({ count: a })
        })
        .filter((e) => e !== ``)
        .join(` `)
}
function fw({ announced: e }, { recoverers: t }) {
  let [n, r] = t
  return (e.known ? e.recoverer : null) ?? (r ? null : (n ?? null))
}
var pw = B({ name: M(), url: M() }),
  mw = `countersign.draft.`,
  hw = B({ text: M(), token: N(L), decimals: Ct(), call: N(Ct()), place: Qe([ht(`value`), ht(`data`), Ct()]) }),
  gw = { owners: Re(L), threshold: Ct() },
  _w = B({ target: B({ ...gw, replacements: Re(B({ leaves: L, comes: L })) }), from: B(gw) }),
  vw = B({
    chainId: Gt,
    safe: L,
    transaction: B({
      to: L,
      value: dr,
      data: wt,
      operation: Ie,
      safeTxGas: dr,
      baseGas: dr,
      gasPrice: dr,
      gasToken: L,
      refundReceiver: L,
      nonce: dr,
    }),
    note: M(),
    source: Dt([`transfer`, `call`, `rejection`, `repeat`, `limit`, `setup`, `recovery`, `app`, `builder`]),
    typed: j(Re(hw)),
    owners: j(_w),
    removedModules: j(Re(L)),
    app: j(pw),
    request: j(M()),
    message: j(zn),
  }),
  yw = {
    save(e) {
      let t = crypto.randomUUID()
      return (yw.update(t, e), t)
    },
    read(e) {
      try {
        let t = vw.safeParse(JSON.parse(sessionStorage.getItem(mw + e) ?? `null`))
        return t.success ? t.data : null
      } catch {
        return null
      }
    },
    update(e, t) {
      sessionStorage.setItem(mw + e, JSON.stringify(Mn(vw, t)))
    },
    remove(e) {
      sessionStorage.removeItem(mw + e)
    },
  }
function bw() {
  let { chainId: e, safe: t, account: n } = y(),
    r = er()
  return (i) =>
    r({ to: `/safes/$safe/review`, params: { safe: n }, search: { draft: yw.save({ chainId: e, safe: t, ...i }) } })
}
function xw(e, t) {
  let { announced: n } = e,
    r = fw(e, t),
    i = r ? { address: r } : Y.aRecoverer,
    a = n.known ? n.meaning : null,
    { comes: o, leaves: s } = a?.kind === `owners` ? a : { comes: [], leaves: [] },
    c = { who: [i], comes: Cw(o), leaves: Cw(s) }
  return m(a === null ? Y.announcedUnread : Sw(a, t.now), c, (e) => [e]).flat()
}
function Sw(e, t) {
  if (e.kind === `more`) return Y.announcedMore
  if (e.kind === `refused`) return Y.announcedRefused
  let { after: n, comes: r, leaves: i, stays: a } = e,
    o = { threshold: n.threshold, owners: n.owners.length }
  if (a.length === 0 && t.owners.length > 0) return Y.wantsTakeover({ leave: t.owners.length, come: r.length, ...o })
  let s = n.threshold === t.threshold && n.owners.length === t.owners.length,
    c =
      r.length > 0 && i.length > 0
        ? Y.wantsReplace
        : r.length > 0
          ? Y.wantsAdd({ come: r.length })
          : i.length > 0
            ? Y.wantsRemove
            : null
  return c === null
    ? n.threshold === t.threshold
      ? Y.announcedNoChange
      : Y.wantsThreshold({ after: n.threshold, before: t.threshold, owners: t.owners.length })
    : s
      ? c
      : `${c} ${Y.thenSign(o)}`
}
var Cw = (e) => {
    let t = [...e]
    return ww(e).map((e) => {
      let n = e.type === `element` ? t.shift() : void 0
      return n === void 0 ? e.value : { address: n }
    })
  },
  ww = (e) => new Intl.ListFormat(ln(), { style: `long`, type: `conjunction` }).formatToParts(e),
  Tw = (e, t) => e.map((e) => (typeof e == `string` ? e : t(e.address))).join(``)
function Ew(e, t, n, r) {
  let { attempt: i, recovery: a } = e,
    o = cw(a, r),
    s = f(i.times, o) === `ready`,
    c = s ? Y.executableNow : Y.executableFrom({ time: tn(Number(i.times.from) * 1e3), left: dw(i.times.from - o) }),
    l = Tw(xw(i, a), n),
    u = a.attempts.length - 1,
    d = u === 0 ? [] : [Y.othersWait({ more: u })]
  return { title: lw(e, t), text: [l, c, ...d].join(` `), isReady: s }
}
var Dw = B({ chainId: Gt, module: L, nonce: M().check(Zn(/^\d{1,78}$/)), hash: sr }),
  Ow = Xt(`countersign.expectedRecoveries`, [], In(Re(Dw))),
  kw = () => Xn(Ow),
  Aw = (e, { chainId: t, module: n, nonce: r, hash: i }) =>
    e.chainId === t &&
    e.module.toLowerCase() === n.toLowerCase() &&
    e.nonce === String(r) &&
    e.hash.toLowerCase() === i.toLowerCase(),
  jw = (e, t) => e.some((e) => Aw(e, t)),
  Mw = (e, t) =>
    Ow.update((n) => [...n.filter((t) => !Aw(t, e)).slice(-200), ...(t ? [{ ...e, nonce: String(e.nonce) }] : [])]),
  Nw = (e, t, n, r) =>
    t.flatMap((t) => {
      let i = cw(t, r),
        a = t.attempts.filter(({ times: e }) => f(e, i) !== `lapsed`),
        [o] = a
      if (!o) return []
      let s = a.every(({ nonce: r, hash: i }) => jw(n, { chainId: e.chainId, module: t.address, nonce: r, hash: i }))
      return [{ chain: e, safe: t.account, recovery: t, attempt: o, isExpected: s }]
    }),
  Pw = 15e3,
  Fw = 8e3,
  Iw = (e, t) =>
    rr({
      queryKey: [...$n.account({ chainId: e.chainId, safe: t }), `recoveries`],
      queryFn: async () => {
        let { readRecoveries: n } = await P(
          async () => {
            let { readRecoveries: e } = await Promise.resolve().then(() => lC)
            return { readRecoveries: e }
          },
          void 0,
          import.meta.url,
        )
        return n(e, t)
      },
      refetchInterval: e.l2 ? Fw : Pw,
      meta: { persist: !1 },
    }),
  Lw = []
function Rw({ chain: e, safe: t }) {
  let n = lr(b(e, t)),
    r = (n.data?.modules.length ?? 0) > 0,
    i = lr({ ...Iw(e, t), enabled: r }),
    a = () => {
      ;(n.refetch(), r && i.refetch())
    }
  return n.data && !r
    ? { recoveries: Lw, error: null, retry: a }
    : { recoveries: i.data ?? null, error: i.data ? null : (n.error ?? i.error), retry: a }
}
function zw(e) {
  let { recoveries: t } = Rw(e),
    n = kw(),
    r = BigInt(Math.floor(St(!0) / 1e3))
  return { alarms: t ? Nw(e.chain, t, n, r) : [], now: r }
}
var Bw = t({ RecoveryStrip: () => Hw }),
  Vw = `/_app/safes/$safe/setup_/recovery`
function Hw({ account: e }) {
  let { nameOf: t } = mn(),
    { alarms: n, now: r } = zw(e)
  if (qn({ select: (e) => e.some(({ routeId: e }) => e === Vw) })) return null
  let i = t(e.safe, e.chainId)?.name ?? Y.thisAccount
  return n.map((n) => {
    let a = Ew(n, i, (n) => t(n, e.chainId)?.name ?? O(n), r)
    return (0, H.jsxs)(
      st,
      {
        tone: n.isExpected ? `caution` : `danger`,
        icon: n.isExpected ? `clock` : `alert-octagon`,
        title: `${a.title}.`,
        children: [
          a.text,
          ` `,
          (0, H.jsx)(qt, {
            className: `cs-link`,
            to: `/safes/$safe/setup/recovery`,
            params: { safe: e.account },
            children: n.isExpected ? Y.viewIt : Y.reviewAndCancel,
          }),
        ],
      },
      n.recovery.address,
    )
  })
}
var Uw = B({
    chainId: Gt,
    safe: L,
    modules: Re(L),
    guard: N(L),
    moduleGuard: N(L),
    fallbackHandler: N(L),
    masterCopy: L,
    owners: j(Re(L)),
    threshold: j(lt()),
    seenAt: j(Ct()),
  }),
  Ww = Xt(`countersign.powers`, [], _t(Uw)),
  Gw = (e) => (t) => t.chainId === e.chainId && R(t.safe, e.safe),
  Kw = ({ chainId: e, safe: t }, n, r = Date.now()) => {
    let { guard: i, moduleGuard: a, fallbackHandler: o, masterCopy: s, threshold: c } = n,
      l = {
        chainId: e,
        safe: t,
        modules: [...n.modules],
        owners: [...n.owners],
        guard: i,
        moduleGuard: a,
        fallbackHandler: o,
        masterCopy: s,
        threshold: c,
      }
    Ww.update((e) => [...e.filter((e) => !Gw(l)(e)), { ...l, seenAt: r }])
  },
  qw = (e, { owners: t, threshold: n }) =>
    Ww.update((r) => r.map((r) => (Gw(e)(r) ? { ...r, owners: r.owners ?? [...t], threshold: r.threshold ?? n } : r))),
  Jw = (e) => Ww.get().find(Gw(e)) ?? null,
  Yw = () => {
    let e = Xn(Ww)
    return (t) => e.find(Gw(t)) ?? null
  }
function Xw(e, t) {
  let n = e === null ? [] : Lu(e, t)
  return n.length === 0 ? null : { since: e?.seenAt ?? null, differences: n }
}
function Zw(e) {
  switch (e.type) {
    case `owner-added`:
      return !0
    case `owner-removed`:
    case `module-removed`:
      return !1
    case `threshold`:
      return e.after < e.before
    case `module-added`:
      return Me(e.address) === void 0
    case `guard`:
    case `moduleGuard`:
      return e.after !== null
    case `fallbackHandler`:
    case `masterCopy`:
      return e.after !== null && ce(e.after).length === 0
  }
}
function Qw(e, t = !0) {
  let n = Yw(),
    r = e.filter(({ key: e }) => n(e) !== null),
    i = Wt({ queries: r.map(({ chain: e, safe: n }) => ({ ...b(e, n), enabled: t })) })
  return r.flatMap((e, t) => {
    let r = i[t]?.data,
      a = r ? Xw(n(e.key), r) : null
    return a ? [{ ...a, account: e, isGrave: a.differences.some(Zw) }] : []
  })
}
var $w = (e) =>
    rr({
      queryKey: [...$n.account(e.key), `makers`, e.since, e.wallet, JSON.stringify(e.differences)],
      queryFn: async () => {
        let { readMakers: t } = await P(
          async () => {
            let { readMakers: e } = await import(`./readMakers-eE3GtLPm.js`)
            return { readMakers: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
          import.meta.url,
        )
        return t(e)
      },
      staleTime: 6e4,
      meta: { persist: !1 },
    }),
  X = z(`visits`, {
    changed: `Changed since your last visit.`,
    changedSince: (e) => `Changed since your last visit ${e}.`,
    askOwners: `If the other owners did not announce this change to you, sign nothing here and ask them.`,
    seeChange: `See the change`,
    seeHistory: `See the history`,
    seen: `I have seen it`,
    ownerAdded: (e) => `${e} became an owner`,
    ownerRemoved: (e) => `${e} is no longer an owner`,
    threshold: ({ before: e, after: t }) => `Signatures needed went from ${e} to ${t}`,
    limitsAdded: (e) => `The spending-limit module ${e} may act without signatures`,
    limitsRemoved: (e) => `The spending-limit module ${e} may no longer act without signatures`,
    moduleAdded: (e) => `The module ${e} may act without signatures`,
    moduleRemoved: (e) => `The module ${e} may no longer act without signatures`,
    guard: `The transaction guard`,
    moduleGuard: `The guard of modules`,
    handler: `The fallback handler`,
    removed: (e) => `${e} was removed`,
    set: ({ what: e, name: t }) => `${e} was set to ${t}`,
    replaced: ({ what: e, name: t }) => `${e} was changed to ${t}`,
    runsNothing: `The account runs no code now`,
    runs: (e) => `The account runs ${e} now`,
    runsCodeAt: (e) => `The account runs the code at ${e} now`,
    joined: ([e = ``, ...t]) =>
      [e, ...t.map((e) => e.replace(/^(Signatures needed|The) /, (e) => e.toLowerCase()))].join(`; `),
    sentence: (e) => `${e}.`,
    sentenceBy: ({ changes: e, what: t }) => `${e}, by ${t}.`,
    sentenceByOn: ({ changes: e, what: t, day: n }) => `${e}, by ${t} ${n}.`,
    ofModule: `a transaction of a module`,
    transaction: (e) => `transaction ${e}`,
    todayAt: (e) => `today at ${e}`,
    onDay: (e) => `on ${e}`,
  })
function eT(e, t) {
  switch (e.type) {
    case `owner-added`:
      return X.ownerAdded(t(e.address))
    case `owner-removed`:
      return X.ownerRemoved(t(e.address))
    case `threshold`:
      return X.threshold(e)
    case `module-added`: {
      let n = Me(e.address)
      return n ? X.limitsAdded(n.version) : X.moduleAdded(t(e.address))
    }
    case `module-removed`: {
      let n = Me(e.address)
      return n ? X.limitsRemoved(n.version) : X.moduleRemoved(t(e.address))
    }
    case `guard`:
      return tT(X.guard, e, t)
    case `moduleGuard`:
      return tT(X.moduleGuard, e, t)
    case `fallbackHandler`:
      return tT(X.handler, e, (e) => nT(e) ?? t(e))
    case `masterCopy`: {
      if (e.after === null) return X.runsNothing
      let n = nT(e.after)
      return n === null ? X.runsCodeAt(t(e.after)) : X.runs(n)
    }
  }
}
function tT(e, { before: t, after: n }, r) {
  if (n === null) return X.removed(e)
  let i = r(n)
  return t === null ? X.set({ what: e, name: i }) : X.replaced({ what: e, name: i })
}
function nT(e) {
  let [t] = ce(e)
  return t ? `${t.name} ${t.version}` : null
}
var rT = (e, t) => new Date(e).toLocaleDateString(ln(), { timeZone: `UTC`, day: `numeric`, month: `short`, ...t }),
  iT = (e, t) => rT(e, { year: `numeric` }) === rT(t, { year: `numeric` }),
  aT = (e, t) =>
    new Date(e).getUTCFullYear() === new Date(t).getUTCFullYear() ? rT(e, {}) : rT(e, { year: `numeric` }),
  oT = (e, t) => (iT(e, t) ? X.todayAt(jn(e)) : aT(e, t)),
  sT = (e, t) => (iT(e, t) ? X.todayAt(jn(e)) : X.onDay(aT(e, t)))
function cT(e, t, { nameOf: n, now: r }) {
  let i = []
  for (let [r, a] of e.entries()) {
    let e = t?.[r] ?? null,
      o = eT(a, n),
      s = i.at(-1)
    s && s.maker?.id === e?.id ? s.words.push(o) : i.push({ maker: e, words: [o] })
  }
  return {
    text: i.map(({ maker: e, words: t }) => lT(X.joined(t), e, r)).join(` `),
    isToldByService: (t ?? []).some((e) => e !== null && !e.isVerified),
  }
}
function lT(e, t, n) {
  if (t === null) return X.sentence(e)
  let r = t.nonce === null ? X.ofModule : X.transaction(`${t.nonce}`)
  return t.at === null
    ? X.sentenceBy({ changes: e, what: r })
    : X.sentenceByOn({ changes: e, what: r, day: sT(t.at, n) })
}
var uT = { strip: `_strip_f41as_1`, danger: `_danger_f41as_25`, acts: `_acts_f41as_35` },
  dT = t({ ChangedStrip: () => fT })
function fT({ account: e }) {
  let { chain: t, chainId: n, safe: r, key: i } = e,
    { data: a } = lr(b(t, r)),
    [o] = Qw([e]),
    s = Ne(),
    { address: c } = ut(),
    { nameOf: l } = mn(),
    u = St(!0),
    { since: d, differences: f } = o ?? { since: null, differences: [] },
    p = $w({ chain: t, key: i, version: a?.version ?? ``, differences: f, since: d, wallet: c }),
    { data: m, isPending: h } = lr({ ...p, enabled: f.length > 0 && a !== void 0 })
  if (!a || f.length === 0) return null
  let { text: g, isToldByService: _ } = cT(f, m, { nameOf: (e) => l(e, n)?.name ?? O(e), now: u }),
    v = !h && f.some((e, t) => Zw(e) && !m?.[t]?.isOwn),
    y = () => {
      ;(Kw(i, a), s.invalidateQueries({ queryKey: [...$n.account(i), `review`] }))
    },
    x = m?.find((e) => e !== null)
  return (0, H.jsxs)(`div`, {
    className: Qn(uT.strip, v && uT.danger),
    role: `status`,
    children: [
      (0, H.jsx)(vt, { name: v ? `alert-octagon` : `eye`, size: 18 }),
      (0, H.jsxs)(`p`, {
        children: [
          (0, H.jsx)(`b`, { children: d === null ? X.changed : X.changedSince(sT(d, u)) }),
          ` `,
          (0, H.jsx)(`span`, { children: g }),
          ` `,
          _ && (0, H.jsx)(S, { source: `service` }),
          v && (0, H.jsxs)(`span`, { children: [` `, X.askOwners] }),
        ],
      }),
      (0, H.jsxs)(`span`, {
        className: uT.acts,
        children: [
          x
            ? (0, H.jsx)(qt, {
                className: `cs-link`,
                to: `/safes/$safe/transactions/$id`,
                params: { safe: e.account, id: x.id },
                children: X.seeChange,
              })
            : (0, H.jsx)(qt, {
                className: `cs-link`,
                to: `/safes/$safe/history`,
                params: { safe: e.account },
                children: X.seeHistory,
              }),
          (0, H.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: y, children: X.seen }),
        ],
      }),
    ],
  })
}
var pT = 6e4,
  mT = (e, t) =>
    rr({
      queryKey: [`waiting-recoveries`, e.chainId, t.toSorted().join(`,`)],
      queryFn: async () => {
        let { readWaitingRecoveries: n } = await P(
          async () => {
            let { readWaitingRecoveries: e } = await Promise.resolve().then(() => mC)
            return { readWaitingRecoveries: e }
          },
          void 0,
          import.meta.url,
        )
        return n(e, t)
      },
      refetchInterval: pT,
      meta: { persist: !1 },
    })
function hT(e) {
  let t = bt(),
    n = kw(),
    r = BigInt(Math.floor(St(!0) / 1e3)),
    i = (0, V.useMemo)(() => {
      let t = new Map()
      for (let { chain: n, safe: r } of e) {
        let e = t.get(n.chainId)
        e ? e.safes.push(r) : t.set(n.chainId, { chain: n, safes: [r] })
      }
      return [...t.values()]
    }, [e]),
    a = Wt({ queries: i.map(({ chain: e, safes: n }) => ({ ...mT(e, n), enabled: t })) })
  return {
    alarms: a
      .flatMap(({ data: e }, t) => {
        let a = i[t]?.chain
        return e && a ? Nw(a, e.recoveries, n, r) : []
      })
      .toSorted(
        (e, t) => Number(e.isExpected) - Number(t.isExpected) || Number(e.attempt.times.from - t.attempt.times.from),
      ),
    unread: a.reduce((e, { data: t, isError: n }, r) => e + (n ? (i[r]?.safes.length ?? 0) : (t?.unread ?? 0)), 0),
    isPending: a.some(({ isPending: e }) => e),
  }
}
var gT = ({ chain: e, safe: t, recovery: n, attempt: r, isExpected: i }) =>
  [e.chainId, t, n.address, r.hash, r.nonce, i].join()
function _T() {
  let { accounts: e } = c(),
    { alarms: t, unread: n } = hT(e),
    r = (0, V.use)(Bt),
    i = `${n} ${t.map(gT).join(` `)}`
  return (
    (0, V.useEffect)(() => {
      r({ alarms: t, unread: n })
    }, [i, r]),
    null
  )
}
var vT = class extends Ln {
    constructor(e, t, n) {
      ;(super({ code: e, message: t, meta: { reason: t }, cause: n, retry: `later` }), (this.name = `ExecutionError`))
    }
  },
  yT = z(`wallet-request`, {
    approve: ({ account: e, nonce: t }) => `Approve ${e} ${t}`,
    execute: ({ account: e, nonces: t }) => `Execute ${e} ${t}`,
    otherApproval: ({ data: e, to: t, hash: n }) =>
      `The wallet would send ${e} to ${t}, which is not the on-chain approval of ${n}. The wallet was not asked. Reload the page and check again.`,
    otherExecution: ({ hash: e, shown: t }) =>
      `The wallet would execute ${e}, but the page shows ${t}. The wallet was not asked. Reload the page and check again.`,
    unknownExecution: ({ shown: e }) =>
      `The wallet would execute something else, but the page shows ${e}. The wallet was not asked. Reload the page and check again.`,
    otherBatch: (e) =>
      I(e, {
        one: `The request for the wallet does not contain exactly the # transaction shown. The wallet was not asked. Reload the page and check again.`,
        other: `The request for the wallet does not contain exactly the # transactions shown. The wallet was not asked. Reload the page and check again.`,
      }),
    otherCostWaits: ({ reasons: e }) => `${e} The wallet was not asked, because another cost waits for your answer.`,
    costRefused: ({ reasons: e }) => `${e} You did not accept it, and the wallet was not asked.`,
    unusualFee: ({ title: e, reason: t }) => `${e}. ${t} The wallet was not asked.`,
    tooFewOf: ({ nonce: e, valid: t, threshold: n }) => `Transaction ${e}: ${t} of ${n} needed signatures are valid.`,
    tooFew: ({ valid: e, threshold: t }) => `${e} of ${t} needed signatures are valid. Another owner must sign first.`,
    noMultiSend: ({ version: e }) =>
      `No MultiSendCallOnly contract is published for version ${e}. Execute the transactions one after the other.`,
    otherCode: ({ address: e, hash: t }) =>
      `The code at ${e} hashes to ${t}, which is not the published MultiSendCallOnly. Execute the transactions one after the other.`,
    wouldFail: ({ why: e }) => `The transaction would fail now: ${e} The wallet was not asked.`,
    noTransactionHash: `no transaction hash`,
    walletIsAccount: `The wallet is an account itself. Its owners must sign and execute the transaction there. Then this page shows it.`,
    notMined: ({ hash: e }) => `The transaction ${e} was sent, and no block contains it yet. Check it again later.`,
    minedAndFailed: ({ hash: e }) => `The transaction ${e} was mined and failed. Nothing changed.`,
  }),
  bT = 0,
  xT = Tn(null),
  ST = () => Xn(xT)
async function CT(e) {
  let t = Wx(e).filter(({ verdict: e }) => e !== `verified`)
  if (t.length === 0) return
  let n = t.map(({ title: e, reason: t }) => `${e}. ${t}`).join(` `)
  if (xT.get() !== null) throw new vT(`fee`, yT.otherCostWaits({ reasons: n }))
  let { symbol: r, decimals: i } = e.coin
  if (
    !(await new Promise((n) => {
      let a = `${Se(Gx(e), i, { group: !0 })} ${r}`
      xT.set({ number: ++bT, checks: t, worst: a, answer: n })
    }).finally(() => xT.set(null)))
  )
    throw new vT(`fee`, yT.costRefused({ reasons: n }))
}
var wT = z(`execution`, {
  checkCost: `Check the network cost`,
  close: `Close`,
  wouldPay: `The transaction was not sent to your wallet yet. The wallet would pay up to <worst/>. It receives exactly this gas limit and fee.`,
  type: (e) => `Type “${e}”`,
  doNotSend: `Do not send`,
  toWallet: `Continue to the wallet`,
  hasExecuted: (e) => `Transaction ${e} executed`,
  isPending: (e) => `Transaction ${e} is still pending`,
  hasNotExecuted: (e) => `Transaction ${e} did not execute`,
  progress: `Progress`,
  sent: `Sent, waiting for a block`,
  mined: `In a block, waiting to be indexed`,
  indexed: `Executed`,
  failed: `Failed`,
  proposed: `Proposed to the account that is your wallet`,
  proposedDetail: `Its owners may still have to sign and execute it. You can leave this page.`,
  step: ({ step: e, steps: t }) => `Step ${e} of ${t}. You can leave this page.`,
  youPaid: `You paid <fee/> for gas.`,
  paid: `<payer/> paid <fee/> for gas.`,
  explorer: `Explorer`,
  copyHash: `Copy transaction hash`,
  copied: `Copied`,
  notCopied: `Not copied`,
  stepSigned: `Signed`,
  stepSubmitted: `Submitted`,
  stepInBlock: `In block`,
  stepIndexed: `Indexed`,
  stepReverted: `Reverted`,
  stepInnerFailed: `Inner call failed`,
  stepReplaced: `Replaced`,
  signedLast: ({ signed: e, required: t, by: n }) => `${e} of ${t}, last by ${n ?? `you`}`,
  by: (e) => `by ${e ?? `you`}`,
  noBlock: `waiting for one`,
  thenHistory: `then in History and balances`,
  seconds: (e) => I(e, { one: `# s so far`, other: `# s so far` }),
  minutes: (e) => I(e, { one: `# min so far`, other: `# min so far` }),
  reverted: `Failed, nothing moved`,
  revertedAfter: (e) => `<b>Number ${e} is still unused</b> and the signatures stay valid, so you can try again.`,
  revertedRetry: `Try again`,
  replaced: `Replaced in the wallet, nothing moved`,
  replacedAfter: (e) =>
    `<b>Number ${e} is still unused</b> and the signatures stay valid, so you can execute it again.`,
  replacedRetry: `Execute again`,
  timeout: `Not in a block yet`,
  timeoutAfter: (e) =>
    `<b>This page continues to check.</b> You can send it again: number ${e} can be used only once, so only one of the two would take effect, but both may cost gas.`,
  timeoutRetry: `Send again`,
  nonceTaken: `Replaced by another transaction`,
  nonceTakenAfter: (e) =>
    `<b>Number ${e} is used.</b> Nothing moved here. To execute it in spite of that, propose it with a new number.`,
  innerFailed: `The inner call failed, nothing moved`,
  innerFailedAfter: (e) =>
    `<b>Number ${e} is used.</b> The transaction was included in a block, but the inner call failed. To try again, propose it with a new number.`,
  innerFailedReason: `The inner call failed.`,
  innerFailedUsed: `The inner call failed. The number is used, and nothing else changed.`,
  walletMovedOn: (e) => `The wallet used its nonce ${e} for another transaction, so this one was never executed.`,
  otherUsed: (e) => `Another transaction used number ${e} of the account, so this one can never execute.`,
  dropped: `No block has included it within 5 minutes, and the node no longer has it: it was dropped.`,
  notIncluded: `No block has included it within 5 minutes. It may still be included, or you can speed it up in the wallet.`,
})
function TT() {
  let e = ST()
  return e && (0, H.jsx)(ET, { ...e }, e.number)
}
function ET({ checks: e, worst: t, answer: i }) {
  let a = (0, V.useId)(),
    [s, c] = (0, V.useState)({}),
    l = e.every((e) => e.verdict !== `danger` || SS(s[e.title] ?? ``, e))
  return (0, H.jsx)($l, {
    opened: !0,
    onClose: () => i(!1),
    size: `lg`,
    title: wT.checkCost,
    closeButtonProps: { 'aria-label': wT.close },
    children: (0, H.jsx)(`form`, {
      onSubmit: (e) => {
        ;(e.preventDefault(), l && i(!0))
      },
      children: (0, H.jsxs)(su, {
        children: [
          (0, H.jsx)(`p`, {
            children: (0, H.jsx)(mr, { text: wT.wouldPay, slots: { worst: (0, H.jsx)(`strong`, { children: t }) } }),
          }),
          e.map((e, t) =>
            (0, H.jsxs)(
              su,
              {
                gap: `xs`,
                children: [
                  (0, H.jsx)(`div`, {
                    id: `${a}-${t}`,
                    children: (0, H.jsx)(r, { verdict: e.verdict, title: e.title, children: e.reason }),
                  }),
                  e.verdict === `danger` &&
                    (0, H.jsx)(o, {
                      label: wT.type(xS(e)),
                      value: s[e.title] ?? ``,
                      ...n(`${a}-${t}`),
                      autoComplete: `off`,
                      spellCheck: !1,
                      onChange: (t) => {
                        let { value: n } = t.currentTarget
                        c((t) => ({ ...t, [e.title]: n }))
                      },
                    }),
                ],
              },
              e.title,
            ),
          ),
          (0, H.jsxs)(Qs, {
            justify: `flex-end`,
            children: [
              (0, H.jsx)(it, { onClick: () => i(!1), children: wT.doNotSend }),
              (0, H.jsx)(it, { type: `submit`, variant: `filled`, disabled: !l, children: wT.toWallet }),
            ],
          }),
        ],
      }),
    }),
  })
}
var DT = 3e5,
  OT = ({ phase: e, failure: t }) => e === `sent` || e === `mined` || t?.kind === `timeout`
function kT(e, t) {
  if (!OT(e)) return e
  if (t.receipt) return AT(e, t, t.receipt)
  if (t.indexed !== null && e.phase !== `mined`) return jT(e, t)
  let n = MT(e, t),
    r = n === null ? 0 : e.misses + 1
  return n !== null && r >= 3
    ? FT({ ...e, misses: r }, t.now, n)
    : !e.isProposed && e.failure === null && t.now - e.sentAt > 3e5
      ? FT(e, t.now, PT(t))
      : r === e.misses
        ? e
        : { ...e, misses: r }
}
function AT(e, t, { txHash: n, block: r, fee: i, outcome: a, reason: o }) {
  let s = {
    ...e,
    txHash: n,
    phase: `mined`,
    failure: null,
    misses: 0,
    block: r,
    fee: i,
    minedAt: e.minedAt ?? t.now,
    endedAt: null,
  }
  return a === `inner-failed`
    ? FT(s, t.now, { kind: `inner-failed`, reason: o })
    : t.indexed === null
      ? a === `reverted` && t.accountNonce === `free`
        ? FT(s, t.now, { kind: `reverted`, reason: o })
        : a === `reverted` && t.accountNonce === `taken`
          ? FT(s, t.now, NT(e))
          : IT(s, e)
            ? e
            : s
      : jT(s, t)
}
function jT(e, { now: t, indexed: n }) {
  return n === `failed`
    ? FT(e, t, { kind: `inner-failed`, reason: wT.innerFailedReason })
    : { ...e, phase: `indexed`, failure: null, endedAt: t }
}
function MT(e, t) {
  if (t.accountNonce === `taken`) return NT(e)
  let { walletNonce: n } = e
  return n === null || t.walletNonce === null || t.walletNonce <= n || t.accountNonce === `unknown`
    ? null
    : { kind: `replaced`, reason: wT.walletMovedOn(n) }
}
var NT = ({ nonce: e }) => ({ kind: `nonce-taken`, reason: wT.otherUsed(e) }),
  PT = ({ isHeld: e }) => ({ kind: `timeout`, reason: e === !1 ? wT.dropped : wT.notIncluded }),
  FT = (e, t, n) => ({ ...e, phase: `failed`, failure: n, endedAt: t }),
  IT = (e, t) => e.phase === t.phase && e.block === t.block && e.txHash === t.txHash && e.misses === t.misses,
  LT = 1e3
function RT() {
  let e = Ne(),
    { data: t } = lr(On()),
    n = de().filter(OT).map(x).join(` `)
  return (
    (0, V.useEffect)(() => {
      if (n === `` || !t) return
      let r = n.split(` `).map((n) => zT(n, t, e))
      return () => {
        for (let e of r) e()
      }
    }, [n, t, e]),
    (0, H.jsx)(TT, {})
  )
}
function zT(e, t, n) {
  let r = !1,
    i,
    a = async () => {
      let o = pe.list().find((t) => x(t) === e),
        s = t.find(({ chainId: e }) => e === o?.chainId)
      if (!r && o && s) {
        try {
          let { observe: t } = await P(
              async () => {
                let { observe: e } = await import(`./observe-CexX6FUN.js`)
                return { observe: e }
              },
              __vite__mapDeps([
                10, 1, 2, 3, 11, 12, 13, 14, 15, 5, 6, 16, 17, 18, 19, 4, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32,
              ]),
              import.meta.url,
            ),
            i = await t(s, o),
            a = pe.list().find((t) => x(t) === e)
          if (r || !a || a.txHash !== o.txHash) return
          let c = kT(a, i)
          c !== a && (pe.put(c), (c.phase !== a.phase || c.failure?.kind !== a.failure?.kind) && BT(c, s, n))
        } catch {}
        r || (i = setTimeout(() => void a(), LT))
      }
    }
  return (
    a(),
    () => {
      ;((r = !0), clearTimeout(i))
    }
  )
}
function BT(e, t, n) {
  let r = x(e)
  ;(VT(e) ? gn.dismiss(r) : HT(r, e, Le({ shortName: t.shortName, address: e.safe })),
    n.invalidateQueries({ queryKey: $n.account({ chainId: e.chainId, safe: e.safe }) }))
}
var VT = ({ safeTxHash: e }) =>
  document.visibilityState === `visible` && location.pathname.toLowerCase().includes(e.toLowerCase())
function HT(e, { phase: t, failure: n, nonce: r, safeTxHash: i }, a) {
  let o = `/safes/${a}/transactions/${i}`
  if ((t === `indexed` && gn.show({ id: e, kind: `executed`, title: wT.hasExecuted(r), href: o }), n === null)) return
  let s = n.reason
  n.kind === `timeout`
    ? gn.show({ id: e, kind: `info`, title: wT.isPending(r), detail: s, href: o })
    : gn.show({ id: e, kind: `failure`, title: wT.hasNotExecuted(r), detail: s, href: o })
}
var UT = z(`wallet-demo`, {
    connectTitle: `Share an address?`,
    typedDataTitle: `Sign this?`,
    messageTitle: `Sign this message?`,
    transactionTitle: `Send this transaction?`,
    connectAct: `Connect`,
    typedDataAct: `Sign`,
    messageAct: `Sign`,
    transactionAct: `Send`,
    keysPublic: `Demo keys are public`,
    localOnly: `This wallet exists on local chains only.`,
    wallet: `Wallet`,
    address: `Address`,
    reject: `Reject`,
    page: `Page`,
    to: `To`,
    newContract: `A new contract`,
    value: `Amount`,
    chain: `Network`,
    data: `Data`,
    none: `None`,
    bytes: (e) => I(e, { one: `# byte`, other: `# bytes` }),
    domain: `Domain`,
    message: `Message`,
    hashToSign: `Hash to sign`,
    alreadyOpen: `A request is already open`,
    rejected: `You rejected the request.`,
    notConnected: ({ name: e }) => `${e} is not connected to this page.`,
    otherAddress: ({ name: e, held: t, asked: n }) => `${e} holds ${t}, not ${n}.`,
    chainIdNeeded: `A chain id is needed.`,
    otherChain: ({ chains: e, asked: t }) => `Demo owners work on ${e} only, not on chain ${t}`,
    notSupported: (e) => `Demo owners do not support ${e}`,
    noLocalChain: `No local chain is configured, so there are no demo owners.`,
    notLocal: (e) => `Demo keys are public and are only used on local chains, not on chain ${e}.`,
    wrongChain: ({ asked: e, current: t }) =>
      `This request is for chain ${e}, but the demo owner is on chain ${t}. Switch the network first.`,
    invalid: (e) => `Invalid parameters: ${e}`,
    notJson: `The typed data is not JSON.`,
  }),
  WT = Tn(null)
function GT(e, t) {
  return WT.get() === null
    ? new Promise((n) => {
        WT.set({
          owner: e,
          request: t,
          answer(e) {
            ;(WT.set(null), n(e))
          },
        })
      })
    : Promise.reject(Object.assign(Error(UT.alreadyOpen), { code: -32002 }))
}
var KT = () => Xn(WT),
  qT = (e, t) => Object.assign(Error(t), { code: e }),
  JT = z(`hardware`, {
    cancel: `Cancel`,
    close: `Close`,
    continue: `Continue`,
    tryAgain: `Try again`,
    standard: `Standard (BIP 44)`,
    legacy: `Legacy (MEW, MyCrypto)`,
    numbering: `Numbering`,
    addresses: `Addresses`,
    reading: `Reading addresses`,
    more: `Show more`,
    scan: `Scan with the camera`,
    readSoFar: `Read so far`,
    paste: `Or paste the code as text`,
    usePasted: `Use the pasted code`,
    attachLedger: [
      `Plug it in and unlock it with its PIN.`,
      `Open its Ethereum app.`,
      `Press Continue and choose it in the list of the browser.`,
    ],
    attachTrezor: [
      `Plug it in and unlock it.`,
      `Press Continue. Trezor’s own page opens in a new window.`,
      `Allow it to connect to the device.`,
    ],
    attachKeystone: [`Turn it on.`, `Press Continue.`],
    contactsTrezor: `This contacts connect.trezor.io`,
    contactsTrezorText: `Trezor’s page there receives your addresses and what you sign. Countersign contacts it only after you chose Trezor.`,
    compare: `Compare, then approve on the device`,
    second: `2 of 2. Hold the code on the device in front of the camera.`,
    lookingForSignature: `Camera picture, looking for the signature`,
    showAgain: `Show the request again`,
    first: `1 of 2. Scan this code with the device, compare what it shows, and approve it there.`,
    requestCode: `Request for your device`,
    hasSigned: `The device has signed`,
    ifDifferent: `If the device shows different values, reject the request there and close this dialog.`,
    connectYour: (e) => `Connect your ${e}`,
    scanAccounts: `Scan your addresses`,
    chooseAddress: `Choose an address`,
    confirmOn: (e) => `Confirm on your ${e}`,
    notConnected: (e) => `${e} is not connected`,
    notSigned: (e) => `${e} did not sign`,
    signWithQr: `Sign with your QR wallet`,
    hashOf: (e) => `${e} hash`,
    showsText: `The device shows this text, or a part of it with its length.`,
    showsBytes: `The device shows these bytes, or a part of them with their length.`,
    to: `To`,
    newContract: `A new contract`,
    amount: `Amount`,
    feeAtMost: `Fee, at most`,
    network: `Network`,
    data: `Data`,
    none: `None`,
    bytes: (e) => I(e, { one: `# byte`, other: `# bytes` }),
    transactionHash: `Transaction hash`,
    exportOpen: `On the device, open “Connect software wallet” and choose one that uses Ethereum.`,
    exportKeys: `It shows a code with public keys. The page can watch your addresses with them, but cannot sign.`,
    exportHold: `Hold the code in front of the camera.`,
    lookingForAccounts: `Camera picture, looking for your addresses`,
    noChain: `No chain is configured.`,
    notOfPage: (e) => `${e} is not connected to this page.`,
    otherAddress: ({ name: e, held: t, asked: n }) => `${e} is connected with ${t}, not with ${n}.`,
    unknownChain: (e) => `Chain ${e} is not configured here.`,
    notSupported: ({ name: e, method: t }) => `${e} does not support ${t}`,
    wrongChain: ({ asked: e, current: t }) => `This request is for chain ${e}, but the wallet is on chain ${t}.`,
    unknown: `unknown`,
    alreadyOpen: `A request is already open on a device`,
    cancelled: `You cancelled the request`,
    moment: `One moment`,
    looking: `Looking for your Ledger`,
    askingAddress: `Asking the device for its address`,
    noChainId: (e) => `“${e}” is not a chain id.`,
    invalid: (e) => `Invalid parameters: ${e}`.trim(),
    notJson: `The typed data is not JSON.`,
    trezorMissing: `Trezor is not configured in this deployment`,
  }),
  YT = Tn(null)
function XT(e, t) {
  if (YT.get() !== null) return Promise.reject(qT(-32002, JT.alreadyOpen))
  let n = !1
  return new Promise((r, i) => {
    let a = () => i(qT(4001, JT.cancelled)),
      o = (t) => {
        n || YT.set({ wallet: e, step: t, cancel: a })
      }
    ;(o({ kind: `wait`, text: JT.moment }), t({ show: o, ask: (e) => new Promise((t) => o(e(t))) }).then(r, i))
  }).finally(() => {
    ;((n = !0), YT.set(null))
  })
}
var ZT = () => Xn(YT),
  QT = Tn({ status: `unauthenticated`, address: null }),
  $T = {
    get: QT.get,
    set(e, t = null) {
      let n = QT.get()
      ;(n.status !== e || n.address !== t) && QT.set({ status: e, address: t })
    },
    subscribe: QT.subscribe,
  },
  eE = () => Xn($T)
function tE({ address: e, chainId: t, nonce: n, origin: r, issuedAt: i }) {
  return [
    `${new URL(r).host} wants you to sign in with your Ethereum account:`,
    A(e),
    ``,
    `Sign in to Countersign. It costs nothing and moves nothing.`,
    ``,
    `URI: ${r}`,
    `Version: 1`,
    `Chain ID: ${t}`,
    `Nonce: ${n}`,
    `Issued At: ${new Date(i).toISOString()}`,
  ].join(`
`)
}
var nE = {
    getNonce: async () => (await At().getAuthNonce()).nonce,
    createMessage: tE,
    async verify({ message: e, signature: t, address: n }) {
      return (await At().verifySiwe({ body: { message: e, signature: t } }), nE.isSignedIn(n))
    },
    async isSignedIn(e) {
      let { signerAddress: t } = await At().getUserSession()
      return t !== void 0 && R(t, e)
    },
    signOut: () => At().logout(),
  },
  rE = B({ address: L, walletName: N(M()), isEnding: xn() }),
  iE = Xt(`countersign.session`, null, In(N(rE)))
async function aE(e = nE) {
  let t = iE.get()
  if (t === null) return !0
  ;(iE.set({ ...t, isEnding: !0 }), $T.set(`unauthenticated`))
  try {
    await e.signOut()
  } catch {
    return !1
  }
  return (iE.get()?.isEnding && iE.set(null), !0)
}
function oE(e = nE) {
  let t = !1,
    n = null,
    r = () => {
      let e = Ue.get(),
        r = iE.get(),
        o = t && e.status === `disconnected`
      if (((t = e.status === `connected` || (t && e.status !== `disconnected`)), r === null))
        return ((n = null), $T.set(`unauthenticated`))
      if (r.isEnding || o) return i(r)
      if (e.status === `reconnecting` || e.status === `connecting`) return $T.set(`loading`, r.address)
      if (e.status === `disconnected`) return $T.set(`unauthenticated`)
      if (!sE(r, e)) return i(r)
      a(r)
    },
    i = (t) => {
      $T.set(`unauthenticated`)
      let r = `end ${t.address}`
      n !== r && ((n = r), aE(e))
    }
  async function a(t) {
    let r = $T.get()
    if (r.status === `authenticated` && r.address !== null && R(r.address, t.address)) {
      n = null
      return
    }
    let i = `confirm ${t.address}`
    if (n === i) return
    ;((n = i), $T.set(`loading`, t.address))
    let a = await e.isSignedIn(t.address).catch((e) => (e instanceof rn && e.statusCode === 403 ? !1 : null))
    iE.get()?.address !== t.address ||
      iE.get()?.isEnding ||
      (a ? $T.set(`authenticated`, t.address) : a === !1 ? iE.set(null) : $T.set(`unauthenticated`))
  }
  let o = [Ue.subscribe(r), iE.subscribe(r)]
  return (
    r(),
    () => {
      for (let e of o) e()
    }
  )
}
var sE = (e, t) => t.address !== null && R(t.address, e.address) && t.walletName === e.walletName,
  cE = N(B({ status: M(), blockNumber: M() }))
async function lE(e, t) {
  let n = t.isProposed ? await uE(t) : t.hash
  if (n === null) return null
  if (n === `replaced`) return { status: `failed`, block: null }
  let r = cE.parse(await ir(e, `eth_getTransactionReceipt`, [n]))
  if (r === null) return null
  let i = Et(r.blockNumber)
  return Et(r.status) === 0n
    ? { status: `failed`, block: i.toString() }
    : {
        status: t.confirmations === 1 || (await dE(e, i)) >= BigInt(t.confirmations) ? `confirmed` : `pending`,
        block: i.toString(),
      }
}
async function uE({ chainId: e, hash: t }) {
  let { txHash: n, txStatus: r } = await At().getTransaction({ params: { chainId: e, id: t } })
  return r === `CANCELLED` ? `replaced` : (n ?? null)
}
var dE = async (e, t) => Et(await ir(e, `eth_blockNumber`, [])) - t + 1n,
  fE = 2e3,
  pE = 3e5
function mE(e, { read: t = lE, now: n = Date.now, pollMs: r = fE } = {}) {
  let i = new Map(),
    a,
    o = !1,
    s = !1,
    c = (e) => {
      if (e.status !== `pending`) return !1
      let t = i.get(e.hash) ?? n()
      return (i.set(e.hash, t), n() - t < pE)
    },
    l = async () => {
      if ((clearTimeout(a), (a = void 0), o || s)) return
      let e = FC.list().filter(c)
      e.length !== 0 && ((o = !0), await Promise.all(e.map(u)), (o = !1), s || (a = setTimeout(() => void l(), r)))
    }
  async function u(n) {
    let r = e.find(({ chainId: e }) => e === n.chainId)
    if (!r) return
    let i = await t(r, n).catch(() => null)
    i && !s && (i.status !== n.status || i.block !== n.block) && FC.update(n, i)
  }
  let d = FC.subscribe(() => {
    a === void 0 && l()
  })
  return (
    l(),
    () => {
      ;((s = !0), clearTimeout(a), d())
    }
  )
}
var hE = Ye(() =>
    P(
      () => import(`./WalletDialogs-C9drljSK.js`).then((e) => ({ default: e.WalletDialogs })),
      __vite__mapDeps([33, 2, 1, 3, 34, 5, 6, 35, 36, 37, 38, 39, 40, 41, 31, 22, 42, 43, 44, 45, 46, 47]),
      import.meta.url,
    ),
  ),
  gE = Ye(() =>
    P(
      () => import(`./DemoRequestDialog-SeegwwmW.js`).then((e) => ({ default: e.DemoRequestDialog })),
      __vite__mapDeps([48, 5, 2, 1, 3, 6, 49, 50, 34, 35, 41, 31, 22, 42, 51]),
      import.meta.url,
    ),
  ),
  _E = Ye(() =>
    P(
      () => import(`./HardwareDialog-ycYLvYa1.js`).then((e) => ({ default: e.HardwareDialog })),
      __vite__mapDeps([52, 2, 41, 1, 3, 31, 22, 42, 5, 6, 34, 35, 53, 54, 49, 50, 55, 56, 37, 38, 39, 40, 57]),
      import.meta.url,
    ),
  )
function vE() {
  let e = Ne(),
    t = gt(),
    n = ut().status === `reconnecting`,
    r = KT(),
    i = ZT(),
    { data: a } = lr(On()),
    { safe: o } = an({ strict: !1 }),
    s = o?.split(`:`)[0],
    c = a?.find((e) => e.shortName === s)?.chainId ?? null
  return (
    (0, V.useEffect)(() => {
      n &&
        l(e).then(
          (e) => e.reconnectLast(),
          () => Ue.clear(),
        )
    }, [n, e]),
    (0, V.useEffect)(() => oE(), []),
    (0, V.useEffect)(() => (a ? mE(a) : void 0), [a]),
    (0, H.jsxs)(H.Fragment, {
      children: [
        (0, H.jsxs)(V.Suspense, {
          children: [
            t && (0, H.jsx)(hE, { dialog: t, requestedChain: c, onClose: () => Ue.setDialog(null) }),
            r && (0, H.jsx)(gE, { pending: r }),
          ],
        }),
        (0, H.jsx)(V.Suspense, {
          children: i && (0, H.jsx)(_E, { session: i, chain: a?.find(({ chainId: e }) => e === c) ?? a?.[0] ?? null }),
        }),
      ],
    })
  )
}
var yE = 30,
  bE = 5e3,
  xE = 50
function SE({ apply: e, applyAll: t }) {
  let n = new Set(),
    r = !1,
    i = yE,
    a = -1 / 0,
    o,
    s = () => {
      ;((o = void 0), (a = performance.now()))
      let i = [...n],
        s = r
      if ((n.clear(), (r = !1), s)) return t()
      for (let t of i) e(t)
    }
  return {
    add: (e) => {
      ;(n.size < xE ? n.add(e) : n.has(e) || (r = !0),
        o === void 0 && ((i = performance.now() - a > 2 * bE ? yE : Math.min(i * 2, bE)), (o = setTimeout(s, i))))
    },
    stop: () => clearTimeout(o),
  }
}
var CE =
    (e, t) =>
    ({ onOpen: n, onEvent: r, onEnd: i }) => {
      let a = new EventSource(e)
      ;(a.addEventListener(`open`, n),
        a.addEventListener(`error`, () => {
          ;(a.close(), i())
        }))
      for (let e of t)
        a.addEventListener(e, (e) => {
          e instanceof MessageEvent && typeof e.data == `string` && r(e.data)
        })
      return () => a.close()
    },
  wE = 4194304
async function TE(e, t) {
  let n = e.getReader(),
    r = new TextDecoder(),
    i = ``
  try {
    for (let e = await n.read(); !e.done; e = await n.read()) {
      i += r.decode(e.value, { stream: !0 })
      let n = i.split(/\r?\n\r?\n/)
      if (((i = n.pop() ?? ``), i.length > wE)) throw RangeError(`An event of the stream is longer than 4 MiB.`)
      for (let e of n) {
        let n = EE(e)
        n && t(n)
      }
    }
  } finally {
    await n.cancel().catch(() => void 0)
  }
}
function EE(e) {
  let t = `message`,
    n = []
  for (let r of e.split(/\r?\n/)) {
    let e = r.indexOf(`:`),
      i = e < 0 ? r : r.slice(0, e),
      a = e < 0 ? `` : r.slice(e + 1).replace(/^ /, ``)
    ;(i === `event` && (t = a), i === `data` && n.push(a))
  }
  return n.length === 0
    ? null
    : {
        name: t,
        data: n.join(`
`),
      }
}
var DE =
    (e, t, n) =>
    ({ onOpen: r, onEvent: i, onEnd: a }) => {
      let o = new AbortController(),
        { signal: s } = o,
        c = async () => {
          let a = await fetch(e, {
              method: `POST`,
              credentials: `omit`,
              headers: { accept: `text/event-stream`, 'content-type': `application/json` },
              body: JSON.stringify(t),
              signal: s,
            }),
            o = a.headers.get(`content-type`)?.startsWith(`text/event-stream`) ?? !1
          if (!a.ok || !o || !a.body) throw Error(Vn.streamAnswered(a.status))
          ;(s.aborted || r(),
            await TE(a.body, ({ name: e, data: t }) => {
              !s.aborted && n.has(e) && i(t)
            }))
        },
        l = () => {
          s.aborted || (o.abort(), a())
        }
      return (c().then(l, l), () => o.abort())
    },
  OE = 1e3,
  kE = 3e4
function AE({ connect: e, onOpen: t, onEvent: n, onBreak: r }) {
  let i = () => {},
    a,
    o = 0,
    s = !1,
    c = () => {
      let l = performance.now()
      i = e({
        onOpen: () => {
          ;(t(s), (s = !0))
        },
        onEvent: n,
        onEnd: () => {
          ;((s = !0), (o = performance.now() - l > kE ? 0 : o + 1))
          let e = Math.min(OE * 2 ** Math.max(0, o - 1), kE)
          ;((a = setTimeout(c, e * (0.8 + 0.4 * Math.random()))), r())
        },
      })
    }
  return (
    c(),
    {
      close: () => {
        ;(clearTimeout(a), i())
      },
    }
  )
}
var jE = 15e3,
  ME = 100,
  NE = 1e3
function PE(e) {
  let t = Ne(),
    n = e.filter((e) => !Wn(e)).map(({ chainId: e, safe: t }) => `${e}:${t}`),
    r = [...new Set(n)].toSorted().join(`,`),
    { from: i } = zt()
  ;(0, V.useEffect)(() => (i === `chain` ? FE(t) : r === `` ? void 0 : RE(t, r)), [t, r, i])
}
function FE(e) {
  let t = setInterval(() => void JE(e), jE),
    n = [],
    r = !1
  return (
    Promise.all([
      P(() => import(`./rest-B05EYwN-.js`).then((e) => e.n), __vite__mapDeps([9, 2, 1, 3]), import.meta.url),
      P(() => import(`./rest-B05EYwN-.js`).then((e) => e.i), __vite__mapDeps([9, 2, 1, 3]), import.meta.url),
    ]).then(([{ localProposals: t }, { localMessages: i }]) => {
      r ||
        n.push(
          t.subscribe(() => void LE(e, zE, !0)),
          i.subscribe(() => void LE(e, BE, !1)),
        )
    }),
    () => {
      ;((r = !0), clearInterval(t))
      for (let e of n) e()
    }
  )
}
function IE(e) {
  return e.length > ME
    ? DE(Ge(`/v1/events`), { safes: e.slice(0, NE) }, new Set(nr))
    : CE(Ge(`/v1/events?safes=${encodeURIComponent(e.join(`,`))}`), nr)
}
function LE(e, t, n) {
  return (
    Hn.markAll(),
    e.invalidateQueries({
      predicate: ({ queryKey: [e, , , r] }) =>
        e === `inbox` || (n && e === `overviews`) || (e === `account` && t.has(r)),
    })
  )
}
function RE(e, t) {
  let n,
    r = !0,
    i = SE({ apply: (t) => UE(e, t), applyAll: () => void JE(e) }),
    a = AE({
      connect: IE(t.split(`,`)),
      onOpen: (t) => {
        ;(clearInterval(n), (n = void 0), t ? JE(e) : r && XE(e), (r = !1))
      },
      onEvent: i.add,
      onBreak: () => {
        ;(qe(), (n ??= setInterval(() => void JE(e), jE)))
      },
    })
  return () => {
    ;(a.close(), i.stop(), clearInterval(n))
  }
}
var zE = new Set([`queue`, `nonces`, `transaction`]),
  BE = new Set([`messages`, `message`]),
  VE = new Set([`proposers`]),
  HE = {
    PENDING_MULTISIG_TRANSACTION: zE,
    NEW_CONFIRMATION: zE,
    DELETED_MULTISIG_TRANSACTION: zE,
    NEW_DELEGATE: VE,
    UPDATED_DELEGATE: VE,
    DELETED_DELEGATE: VE,
    MESSAGE_CREATED: BE,
    MESSAGE_CONFIRMATION: BE,
  }
function UE(e, t) {
  let n = KE(t)
  if ((e.invalidateQueries({ queryKey: [`overviews`] }), !n)) return
  if (n.type === `SAFE_APPS_UPDATE`) return void e.invalidateQueries({ queryKey: $n.apps(n.chainId) })
  ;(GE(e, n), Hn.mark(`${n.chainId}:${n.address ?? ``}`), e.invalidateQueries({ queryKey: [`inbox`] }))
  let r = n.address === void 0 ? null : Dn(n.address),
    i = r?.ok ? $n.account({ chainId: n.chainId, safe: r.address }) : [`account`, n.chainId],
    a = HE[n.type]
  ;(a === void 0 && e.invalidateQueries({ queryKey: [`account-owners`, n.chainId] }),
    WE(e, i, (e) => a === void 0 || a.has(e)))
}
function WE(e, t, n) {
  let r = (e) => n(e.queryKey[3]),
    i = e
      .getQueryCache()
      .findAll({ queryKey: t, type: `active`, fetchStatus: `fetching`, predicate: r })
      .filter(({ state: e }) => e.data === void 0)
  e.invalidateQueries({ queryKey: t, predicate: r })
  for (let t of i) {
    let n = () => e.invalidateQueries({ queryKey: t.queryKey, exact: !0 })
    t.promise?.then(n, n)
  }
}
function GE(e, { type: t, safeTxHash: n }) {
  if (n !== void 0) {
    if (t !== `DELETED_MULTISIG_TRANSACTION`) return Ve.forget(n)
    ;(Ve.add(n),
      e.resetQueries({
        predicate: ({ queryKey: [e, , , t, n] }) =>
          e === `account` && t === `transaction` && Ve.find(String(n)) !== null,
      }))
  }
}
function KE(e) {
  try {
    let t = $t.safeParse(JSON.parse(e))
    return t.success ? t.data : null
  } catch {
    return null
  }
}
var qE = new Set([`account`, `overviews`, `inbox`, `account-owners`, `safe-apps`])
function JE(e) {
  return (Hn.markAll(), e.invalidateQueries({ predicate: ({ queryKey: [e] }) => qE.has(e) }))
}
var YE = new Set([
  `safe`,
  `nonces`,
  `balances`,
  `collectibles`,
  `queue`,
  `history`,
  `transaction`,
  `messages`,
  `message`,
  `proposers`,
])
function XE(e) {
  return (
    Hn.markAll(),
    e.invalidateQueries({
      predicate: ({ queryKey: [e, , , t] }) => e === `overviews` || e === `inbox` || (e === `account` && YE.has(t)),
    })
  )
}
function ZE() {
  let { open: e } = $e(),
    { accounts: t } = c(),
    { below: n } = Ot(),
    r = [...t.map(({ key: e }) => e), ...n]
  return (PE((e ? [e.key, ...r] : r).slice(0, NE)), null)
}
var QE = `countersign.message-draft.`,
  $E = B({ chainId: Gt, safe: L, message: zn, origin: N(pw), request: j(M()) }),
  eD = {
    save(e) {
      let t = crypto.randomUUID()
      return (sessionStorage.setItem(QE + t, JSON.stringify(e)), t)
    },
    read(e) {
      try {
        let t = $E.safeParse(JSON.parse(sessionStorage.getItem(QE + e) ?? `null`))
        return t.success ? t.data : null
      } catch {
        return null
      }
    },
    remove(e) {
      sessionStorage.removeItem(QE + e)
    },
  },
  tD = { chainId: Gt, safe: L, hash: sr, owner: L, signature: wt, at: Ct() },
  nD = vn(`kind`, [
    B({ kind: ht(`transaction`), ...tD, draft: N(B({ id: M(), draft: vw })) }),
    B({ kind: ht(`message`), ...tD, draft: N(B({ id: M(), draft: $E })) }),
  ]),
  rD = [
    { key: `countersign.signatures`, kind: `transaction`, hash: `safeTxHash` },
    { key: `countersign.message-signatures`, kind: `message`, hash: `messageHash` },
  ],
  iD = rD.map(({ key: e }) => e),
  aD = Re(kt(M(), It())),
  oD = (e) =>
    lD(e).flatMap((e) => {
      let t = nD.safeParse(e)
      return t.success ? [t.data] : []
    }),
  sD = (e) => JSON.stringify(Mn(Re(nD), [...e])),
  cD = (e) =>
    rD.flatMap(({ key: t, kind: n, hash: r }) => {
      let i = lD(e.getItem(t) ?? `[]`)
      return oD(JSON.stringify(i.map((e) => ({ at: 0, ...e, kind: n, hash: e[r] }))))
    })
function lD(e) {
  try {
    let t = aD.safeParse(JSON.parse(e))
    return t.success ? t.data : []
  } catch {
    return []
  }
}
var uD = `countersign.saved-signatures`,
  dD = Xt(uD, [], { parse: oD, print: sD }),
  fD = (e, t) =>
    e.kind === t.kind && e.chainId === t.chainId && e.safe === t.safe && e.hash === t.hash && e.owner === t.owner,
  pD = (e, t) => e.filter((e) => !fD(e, t)),
  mD = (e) => dD.update((t) => [...pD(t, e), e]),
  hD = (e) => dD.update((t) => pD(t, e)),
  gD = (e) =>
    dD.get().flatMap((t) => (t.kind === `transaction` && t.draft?.id === e ? [t.draft.draft] : []))[0] ?? null,
  _D = (e) => dD.get().flatMap((t) => (t.kind === `message` && t.draft?.id === e ? [t.draft.draft] : []))[0] ?? null,
  vD = () => Xn(dD),
  yD = ({ chainId: e, safe: t }, n) => vD().filter((r) => r.chainId === e && r.safe === t && r.hash === n)
function bD() {
  try {
    let e = cD(localStorage)
    if (e.length === 0) return
    for (let t of e) mD(t)
    let t = oD(localStorage.getItem(uD) ?? `[]`)
    if (e.every((e) => t.some((t) => fD(t, e)))) for (let e of iD) localStorage.removeItem(e)
  } catch {}
}
bD()
var xD = z(`saved-signatures`, {
    notAccepted: `You signed, but the service has not accepted the signature`,
    sendAgain: `Send again`,
    copied: `Copied`,
    notCopied: `Not copied`,
    copy: `Copy signature`,
    stored: `The signature is stored in this browser. You do not have to sign again.`,
    undelivered: `A signature has not reached the service`,
    undeliveredDetail: `The signature is stored in this browser.`,
    sendItAgain: `Send it again`,
  }),
  SD = 6e4
function CD() {
  let e = vD(),
    { data: t } = lr(On())
  return (
    (0, V.useEffect)(() => {
      for (let n of e) {
        let { chainId: e, safe: r, hash: i, at: a } = n,
          o = t?.find((t) => t.chainId === e)
        if (!o || Date.now() - a < SD) continue
        let s = `/safes/${Le({ shortName: o.shortName, address: r })}/${wD(n)}`
        gn.show({
          id: `undelivered-${i}`,
          kind: `failure`,
          title: xD.undelivered,
          detail: xD.undeliveredDetail,
          href: s,
          linkLabel: xD.sendItAgain,
        })
      }
    }, [e, t]),
    null
  )
}
function wD({ kind: e, hash: t, draft: n }) {
  return e === `transaction`
    ? n
      ? `review?draft=${n.id}`
      : `transactions/${t}`
    : n
      ? `messages/review?draft=${n.id}`
      : `messages/${t}`
}
var TD = t({ AfterContent: () => DD }),
  ED = Ye(() =>
    P(
      () =>
        Promise.resolve()
          .then(() => dk)
          .then((e) => ({ default: e.DappHost })),
      void 0,
      import.meta.url,
    ),
  )
function DD() {
  let e = (fr()?.walletConnect.projectId ?? null) !== null
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(vE, {}),
      (0, H.jsx)(RT, {}),
      (0, H.jsx)(CD, {}),
      e && (0, H.jsx)(ED, {}),
      (0, H.jsx)(ZE, {}),
      (0, H.jsx)(_T, {}),
    ],
  })
}
var OD = {
    noTransactions: `No transactions were passed`,
    invalidSafeTxHash: `Invalid safeTxHash`,
    invalidTypedData: `Invalid typed data`,
    invalidMessage: `Invalid message type`,
    invalidPermissions: `Permissions request is invalid`,
    permissionsRejected: `Permissions rejected`,
    permissionsRefused: `Permissions were rejected`,
    rejected: `Transaction was rejected`,
    notImplemented: (e) => `${e} not implemented`,
    anotherPending: `Another request is pending`,
    tooMany: (e) => `Too many requests: the limit is ${e} per second`,
    coolingDown: (e) => `Requests of this app are paused for ${e} seconds after repeated rejections`,
    tooLarge: (e) => `params are too large: the limit is ${e} characters`,
    tooDeep: (e) => `params are nested too deeply: the limit is ${e} levels`,
    timedOut: (e, t) => `The network did not answer ${e} within ${t} seconds`,
    noAnswer: (e) => `The wallet has no answer to ${e}`,
    closed: `The wallet closed the app`,
    failed: `Request failed`,
  },
  kD = class extends Error {
    name = `ParamError`
  },
  AD = (e) =>
    jt(
      It(),
      tt((t, n) => {
        try {
          return e(t)
        } catch (e) {
          if (!(e instanceof kD)) throw e
          return (n.issues.push({ code: `custom`, message: e.message, input: null }), fn)
        }
      }),
    ),
  jD = (e, t) => (typeof e == `object` && e && Object.hasOwn(e, t) ? Reflect.get(e, t) : void 0),
  MD = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  ND = (e) => {
    let t = typeof e == `object` || typeof e == `function` ? typeof e : String(e)
    return t.length > 60 ? `${t.slice(0, 60)}…` : t
  },
  PD = 2n ** 256n - 1n,
  FD = AD((e) => {
    let t = jD(e, `txs`)
    if (!Array.isArray(t) || t.length === 0) throw new kD(OD.noTransactions)
    if (t.length > 500) throw new kD(`txs: ${t.length} transactions were passed; a batch has at most 500`)
    return { txs: Array.from(t, (e, t) => ID(e, `txs[${t}]`)), params: BD(jD(jD(e, `params`), `safeTxGas`)) }
  })
function ID(e, t) {
  if (!MD(e)) throw new kD(`${t} is not a transaction: ${ND(e)}`)
  return { to: LD(jD(e, `to`), t), value: RD(jD(e, `value`), t), data: zD(jD(e, `data`), t) }
}
function LD(e, t) {
  if (e == null || e === ``) throw new kD(`${t}.to is missing: a contract cannot be created this way`)
  if (typeof e != `string` || !ze(e)) throw new kD(`${t}.to is not an address: ${ND(e)}`)
  if (!Tt(e)) throw new kD(`${t}.to has a wrong checksum: ${e}`)
  return A(e)
}
function RD(e, t) {
  if (e == null || e === `` || e === `0x`) return 0n
  let n =
    typeof e == `bigint` ||
    (typeof e == `number` && Number.isSafeInteger(e)) ||
    (typeof e == `string` && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(e))
      ? BigInt(e)
      : -1n
  if (n < 0n || n > PD) throw new kD(`${t}.value is not a whole number of wei: ${ND(e)}`)
  return n
}
function zD(e, t) {
  if (e == null || e === ``) return `0x`
  if (typeof e != `string` || !/^0x([0-9a-f]{2})*$/i.test(e))
    throw new kD(`${t}.data is not hex of whole bytes: ${ND(e)}`)
  return `0x${e.slice(2).toLowerCase()}`
}
function BD(e) {
  return typeof e == `number` && Number.isSafeInteger(e) && e >= 0 && e <= 1e9 ? { safeTxGas: e } : {}
}
var VD = j(Dt([`bare`, `app`])),
  HD = vn(`kind`, [
    B({
      kind: ht(`calls`),
      calls: Re(B({ to: L, value: dr, data: wt })),
      answer: Dt([`hash`, `bare-id`, `id`, `app`]),
      safeTxGas: j(dr),
    }),
    B({ kind: ht(`message`), content: zn, answer: VD }),
    B({ kind: ht(`on-chain-message`), content: zn, answer: VD }),
  ]),
  UD = t({ requestStore: () => tO }),
  WD = B({
    key: M(),
    topic: M(),
    id: Ct(),
    chainId: Gt,
    safe: L,
    app: pw,
    method: M(),
    ask: HD,
    state: Dt([`open`, `proposed`, `answered`]),
    hash: N(sr),
    at: Ct(),
  }),
  GD = 50,
  KD = Jn(`countersign-requests`, `requests`),
  qD = typeof BroadcastChannel > `u` ? null : new BroadcastChannel(`countersign-requests`),
  JD = Tn([]),
  YD = null,
  XD = (e) => `${$D}${e}`,
  ZD = ({ topic: e }) => e.startsWith($D),
  QD = (e) => e.split(`:`).slice(2).join(`:`).startsWith($D),
  $D = `app:`,
  eO = ({ chainId: e, safe: t, topic: n, id: r }) => `${e}:${t}:${n}:${r}`,
  tO = {
    get: JD.get,
    find: (e) => JD.get().find((t) => t.key === e) ?? null,
    load: () => (YD ??= aO()),
    async put(e) {
      ;(await tO.load(),
        rO([...JD.get().filter(({ key: t }) => t !== e.key), e]),
        ZD(e) || (await oO(() => on(e.key, Mn(WD, e), KD))),
        await sO())
    },
    async proposed(e, t) {
      await tO.load()
      let n = tO.find(e)
      n && n.state === `open` && (await tO.put({ ...n, state: `proposed`, hash: t }))
    },
    async answered(e) {
      let t = tO.find(e)
      t && (await tO.put({ ...t, state: `answered` }))
    },
    async remove(e) {
      ;(rO(JD.get().filter((t) => t.key !== e)), await oO(() => Jt(e, KD)))
    },
  },
  nO = () => Xn(JD)
qD?.addEventListener(`message`, () => void aO())
function rO(e) {
  JD.set(e.toSorted((e, t) => e.at - t.at))
}
var iO = async () => Cn(KD)
async function aO() {
  rO([
    ...(await iO().catch(() => [])).flatMap(([, e]) => {
      let t = WD.safeParse(e)
      return t.success ? [t.data] : []
    }),
    ...JD.get().filter(ZD),
  ])
}
async function oO(e) {
  ;(await Promise.resolve()
    .then(e)
    .catch(() => void 0),
    qD?.postMessage(`changed`))
}
async function sO() {
  let e = JD.get().filter(({ state: e }) => e === `answered`)
  for (let { key: t } of e.slice(0, Math.max(0, e.length - GD))) await tO.remove(t)
}
var Z = {
    invalid: (e) => ({ code: -32602, message: e }),
    notImplemented: (e) => ({ code: 4200, message: `${e} not implemented` }),
    wrongChain: (e, t) => ({
      code: 5100,
      message: `Unsupported chains. The account is on chain ${t}, the request is for chain ${e}.`,
    }),
    cancelled: () => ({ code: 4001, message: `User rejected the request.` }),
    unsupportedCapability: (e) => ({ code: 5700, message: `The account does not support the capability ${e}.` }),
    unknownCalls: (e) => ({ code: 5730, message: `No calls of this account are known by ${e}.` }),
    failed: (e) => ({ code: cO(e) ?? -32603, message: e instanceof Error ? e.message : String(e) }),
  },
  cO = (e) => {
    let t = typeof e == `object` && e ? Reflect.get(e, `code`) : void 0
    return typeof t == `number` && Number.isInteger(t) ? t : null
  },
  lO = class extends Error {
    name = `RefusedError`
    refusal
    constructor(e) {
      ;(super(e.message), (this.refusal = e))
    }
  },
  Q = (e) => {
    throw new lO(e)
  },
  uO = `The address or message hash is invalid`,
  dO = `The address is invalid`,
  fO = `Invalid typed data`,
  pO = /[^\P{Cc}\t\n\r]/u
function mO(e, t) {
  let [n, r] = e
  return !_O(r, t) || typeof n != `string` ? Q(Z.invalid(uO)) : vO(n)
}
function hO(e, t) {
  let [n, r] = e
  return !_O(n, t) || typeof r != `string` || !r.startsWith(`0x`) ? Q(Z.invalid(uO)) : vO(r)
}
function gO(e, t) {
  let [n, r] = e
  if (!_O(n, t)) return Q(Z.invalid(dO))
  let i = An.safeParse(typeof r == `string` ? yO(r) : r)
  return i.success ? i.data : Q(Z.invalid(fO))
}
var _O = (e, t) => typeof e == `string` && ze(e) && R(e, t)
function vO(e) {
  if (!/^0x([0-9a-f]{2})+$/i.test(e)) return e
  try {
    let t = new TextDecoder(`utf-8`, { fatal: !0, ignoreBOM: !0 }).decode(Sn(`0x${e.slice(2)}`))
    return pO.test(t) ? e : t
  } catch {
    return e
  }
}
function yO(e) {
  try {
    return JSON.parse(e)
  } catch {
    return null
  }
}
var bO = (e, t) =>
    rr({
      queryKey: $n.message(e, t),
      queryFn: ({ signal: n }) => At().getMessage({ params: { chainId: e.chainId, messageHash: t }, signal: n }),
    }),
  xO = z(`requests`, {
    requestsTransaction: ({ app: e }) => `${e} requests a transaction`,
    requestsSignature: ({ app: e }) => `${e} requests a signature`,
    nothingSigned: `Nothing is signed before you review it.`,
    reviewRequest: `Review the request`,
    answered: ({ app: e }) => `${e} received its answer`,
    notReached: ({ app: e }) => `${e} could not be reached`,
    notReachedText: `The signature stays on the page of the message or transaction.`,
    noLibrary: (e) => `No SignMessageLib is known for version ${e}, so the account cannot sign a message on chain.`,
    noLibraryHere: `No SignMessageLib is known for the version of this account, so the account cannot sign a message on chain.`,
    signText: (e) => `Sign “${e}”`,
    signTextOnChain: (e) => `Sign on chain “${e}”`,
    signTyped: (e) => `Sign typed data: ${e}`,
    signTypedOnChain: (e) => `Sign on chain typed data: ${e}`,
    batch: (e) => `Batch of ${I(e, { one: `# call`, other: `# calls` })}`,
    title: `Requests`,
    none: `No requests.`,
    noneText: `Requests of connected dapps will appear here until you answer them.`,
    claimOf: ({ app: e, host: t }) => `${e} (${t}, a claim)`,
    waiting: `Waiting for signatures`,
    answeredLater: `Answered when complete`,
    decline: `Decline`,
    declineNamed: (e) => `Decline: ${e}`,
    open: `Open`,
    review: `Review`,
    reviewNamed: (e) => `Review: ${e}`,
  }),
  SO = 5e3
function CO({ respond: e, answers: t }) {
  let n = nt(),
    r = nO().filter((e) => e.state === `proposed` && t(e))
  return (
    (0, V.useEffect)(() => void tO.load(), []),
    r.map((t) => {
      let r = n.find(({ chainId: e }) => e === t.chainId)
      if (!r) return null
      let i = t.ask.kind === `message` ? TO : wO
      return (0, H.jsx)(i, { request: t, chain: r, respond: e }, t.key)
    })
  )
}
function wO({ request: e, respond: t }) {
  return (
    (0, V.useEffect)(() => {
      let { hash: n } = e
      n !== null &&
        (async () => {
          let { answerOfProposal: r } = await P(
            async () => {
              let { answerOfProposal: e } = await import(`./rest-BJoaBsDp.js`).then((e) => e.t)
              return { answerOfProposal: e }
            },
            __vite__mapDeps([58, 2, 59, 1, 3, 60, 23, 24, 25, 5, 6, 26, 27, 28]),
            import.meta.url,
          )
          await DO(e, { result: r(e, n) }, t)
        })()
    }, [e, t]),
    null
  )
}
function TO({ request: e, chain: t, respond: n }) {
  let { chainId: r, safe: i, hash: a } = e,
    { data: o, dataUpdatedAt: s } = lr({
      ...bO({ chainId: r, safe: i }, a ?? `0x`),
      enabled: a !== null,
      refetchInterval: SO,
    })
  return (
    (0, V.useEffect)(() => {
      o &&
        o.status === `CONFIRMED` &&
        (async () => {
          let { answerOfSignature: r, signatureFor: i } = await P(
              async () => {
                let { answerOfSignature: e, signatureFor: t } = await import(`./rest-BJoaBsDp.js`).then((e) => e.t)
                return { answerOfSignature: e, signatureFor: t }
              },
              __vite__mapDeps([58, 2, 59, 1, 3, 60, 23, 24, 25, 5, 6, 26, 27, 28]),
              import.meta.url,
            ),
            a = await i(e, o, t).catch(() => null)
          a !== null && (await DO(e, { result: r(e, a) }, n))
        })()
    }, [o, s, e, t, n]),
    null
  )
}
var EO = new Set()
async function DO(e, t, n) {
  if (!EO.has(e.key)) {
    EO.add(e.key)
    try {
      ;(await n(e, t),
        await tO.answered(e.key),
        ZD(e) || gn.show({ id: e.key, kind: `info`, title: xO.answered({ app: e.app.name }) }))
    } catch {
      ;(await tO.answered(e.key),
        gn.show({ id: e.key, kind: `failure`, title: xO.notReached({ app: e.app.name }), detail: xO.notReachedText }))
    } finally {
      EO.delete(e.key)
    }
  }
}
var OO = B({ to: j(N(M())), value: j(N(Qe([M(), Ct(), ft()]))), data: j(N(M())), input: j(N(M())) }),
  kO = B({ gas: j(N(Qe([M(), Ct()]))) }),
  AO = B({
    version: j(M()),
    chainId: j(M()),
    from: j(M()),
    calls: Re(He({ capabilities: j(kt(M(), It())) })),
    capabilities: j(kt(M(), It())),
  })
function jO(e, t) {
  let [n] = e,
    r = typeof n == `object` && n ? Reflect.get(n, `from`) : void 0
  if (r !== void 0 && !_O(r, t)) return Q(Z.invalid(`The address is invalid`))
  let i = FO(n)
  return { call: IO(n, `The transaction`), ...(i === null ? {} : { safeTxGas: i }) }
}
function MO(e, t, n) {
  let r = AO.safeParse(e[0])
  if (!r.success) return Q(Z.invalid(`wallet_sendCalls takes an object with calls.`))
  let { calls: i, from: a, version: o = `1.0`, capabilities: s = {} } = r.data
  if (a !== void 0 && !_O(a, t)) return Q(Z.invalid(`The address is invalid`))
  let c = r.data.chainId
  if (c !== void 0 && NO(c) !== n) return Q(Z.wrongChain(NO(c) ?? c, n))
  if (i.length === 0) return Q(Z.invalid(`No transactions were passed`))
  for (let e of [s, ...i.map((e) => e.capabilities ?? {})]) PO(e)
  return { calls: i.map((e, t) => IO(e, `Call ${t + 1}`)), isOldForm: o.startsWith(`1`) }
}
function NO(e) {
  return typeof e == `number`
    ? Number.isSafeInteger(e)
      ? String(e)
      : null
    : typeof e == `string` && /^(0x[0-9a-f]+|\d+)$/i.test(e)
      ? BigInt(e).toString()
      : null
}
function PO(e) {
  for (let [t, n] of Object.entries(e)) {
    let e = typeof n == `object` && !!n && Reflect.get(n, `optional`) === !0
    t !== `atomic` && !e && Q(Z.unsupportedCapability(t))
  }
}
function FO(e) {
  let { gas: t } = kO.safeParse(e).data ?? {},
    n = typeof t == `number` ? Number.isSafeInteger(t) && t >= 0 : /^(0x[0-9a-f]+|\d+)$/i.test(t ?? ``)
  if (t == null || !n) return null
  let r = BigInt(t)
  return r <= 1e9 ? r : null
}
function IO(e, t) {
  let n = OO.safeParse(e)
  if (!n.success) return Q(Z.invalid(`${t} cannot be read.`))
  let { to: r, value: i, data: a, input: o } = n.data
  if (r == null || r === ``)
    return Q(Z.invalid(`${t} names no recipient. Creating a contract is not possible this way.`))
  if (!ze(r)) return Q(Z.invalid(`${t} has an invalid recipient: ${r}`))
  let s = a ?? o ?? `0x`
  return /^(0x([0-9a-f]{2})*)?$/i.test(s)
    ? { to: A(r), value: LO(i ?? 0, t), data: s === `` ? `0x` : `0x${s.slice(2)}` }
    : Q(Z.invalid(`${t} has data that is not hex.`))
}
function LO(e, t) {
  return (
    typeof e == `number`
      ? Number.isSafeInteger(e) && e >= 0
      : typeof e == `bigint`
        ? e >= 0n
        : /^(0x[0-9a-f]*|\d*)$/i.test(e)
  )
    ? e === `` || e === `0x`
      ? 0n
      : BigInt(e)
    : Q(Z.invalid(`${t} has a value that is not a whole number: ${e}`))
}
var RO = (e) => ({ kind: `answer`, result: e }),
  zO = (e) => `0x${BigInt(e).toString(16)}`,
  BO = [
    `eth_call`,
    `eth_gasPrice`,
    `eth_getLogs`,
    `eth_getBalance`,
    `eth_getCode`,
    `eth_getBlockByHash`,
    `eth_getBlockByNumber`,
    `eth_getStorageAt`,
    `eth_getTransactionCount`,
    `eth_estimateGas`,
  ],
  VO = async ({ method: e, params: t, environment: n }) => RO(await n.read(e, t)),
  HO = async ({ method: e, params: t, environment: n }) => {
    let [r, ...i] = t
    if (!QO(r) || !n.isProposed(r)) return RO(await n.read(e, t))
    let a = (await n.transaction(r))?.txHash ?? null
    return RO(a === null ? null : await n.read(e, [a, ...i]))
  },
  UO =
    (e) =>
    async ({ params: t, account: n, environment: r }) => {
      let i = e(t, n.safe)
      return {
        kind: `ask`,
        ask: {
          kind: r.settings.offChainSigning && (await r.signsOffChain()) ? `message` : `on-chain-message`,
          content: i,
        },
      }
    },
  WO = { AWAITING_CONFIRMATIONS: 100, AWAITING_EXECUTION: 100, SUCCESS: 200, CANCELLED: 400, FAILED: 500 }
async function GO({ params: e, account: t, environment: n }) {
  let [r] = e,
    i = QO(r) ? await n.transaction(r) : null
  if (i === null || !R(i.safeAddress, t.safe)) return Q(Z.unknownCalls(String(r)))
  let a = i.txHash === null ? null : await n.read(`eth_getTransactionReceipt`, [i.txHash])
  return RO({
    version: `2.0.0`,
    id: r,
    chainId: zO(t.chainId),
    status: WO[i.txStatus],
    atomic: !0,
    ...(a === null ? {} : { receipts: [qO(a)] }),
  })
}
var KO = [`logs`, `status`, `blockHash`, `blockNumber`, `gasUsed`, `transactionHash`],
  qO = (e) => (typeof e == `object` && e ? Object.fromEntries(KO.map((t) => [t, Reflect.get(e, t)])) : {}),
  JO = (e) => ({ [zO(e)]: { atomic: { status: `supported` }, atomicBatch: { supported: !0 } } }),
  YO = {
    eth_accounts: ({ account: e }) => RO([e.safe]),
    eth_chainId: ({ account: e }) => RO(zO(e.chainId)),
    personal_sign: UO(mO),
    eth_sign: UO(hO),
    eth_signTypedData: UO(gO),
    eth_signTypedData_v4: UO(gO),
    eth_sendTransaction: ({ params: e, account: t }) => {
      let { call: n, ...r } = jO(e, t.safe)
      return { kind: `ask`, ask: { kind: `calls`, calls: [n], answer: `hash`, ...r } }
    },
    wallet_switchEthereumChain: ({ params: e, account: t }) => {
      let [n] = e,
        r = NO(typeof n == `object` && n ? Reflect.get(n, `chainId`) : void 0)
      return r === null
        ? Q(Z.invalid(`wallet_switchEthereumChain takes a chainId.`))
        : r === t.chainId
          ? RO(null)
          : Q(Z.wrongChain(r, t.chainId))
    },
    wallet_sendCalls: ({ params: e, account: t }) => {
      let { calls: n, isOldForm: r } = MO(e, t.safe, t.chainId)
      return { kind: `ask`, ask: { kind: `calls`, calls: n, answer: r ? `bare-id` : `id` } }
    },
    wallet_getCallsStatus: GO,
    wallet_showCallsStatus: async ({ params: e, account: t, environment: n }) => {
      let [r] = e,
        i = QO(r) ? await n.transaction(r) : null
      return !QO(r) || i === null || !R(i.safeAddress, t.safe) ? Q(Z.unknownCalls(String(r))) : (n.show(r), RO(null))
    },
    wallet_getCapabilities: ({ params: e, account: t }) => {
      let [n, r] = e
      return _O(n, t.safe)
        ? RO(!Array.isArray(r) || r.some((e) => NO(e) === t.chainId) ? JO(t.chainId) : {})
        : Q(Z.invalid(`The address is invalid`))
    },
    safe_setSettings: ({ params: e, environment: t }) => {
      let [n] = e
      return (
        (t.settings.offChainSigning = typeof n == `object` && !!n && Reflect.get(n, `offChainSigning`) === !0),
        RO({ ...t.settings })
      )
    },
    ...Object.fromEntries(BO.map((e) => [e, VO])),
    eth_getTransactionByHash: HO,
    eth_getTransactionReceipt: HO,
  },
  XO = Object.keys(YO)
async function ZO({ method: e, params: t, chainId: n }, r, i) {
  let a = Object.hasOwn(YO, e) ? YO[e] : void 0
  if (a === void 0) return { kind: `refusal`, error: Z.notImplemented(e) }
  if (n !== r.chainId) return { kind: `refusal`, error: Z.wrongChain(n, r.chainId) }
  try {
    return await a({ method: e, params: Array.isArray(t) ? t : [], account: r, environment: i })
  } catch (e) {
    return { kind: `refusal`, error: e instanceof lO ? e.refusal : Z.failed(e) }
  }
}
var QO = (e) => typeof e == `string` && e.length === 66 && Kt(e),
  $O = z(`dapps`, {
    title: `Connected dapps`,
    subtitle: `Dapps that connect to this account by WalletConnect. They send requests; the owners decide.`,
    notConfigured: `WalletConnect is not configured here.`,
    notConfiguredText: `The operator of this deployment has to set a WalletConnect project id, or the address of a relay with any id.`,
    pairingLink: `Pairing link`,
    scan: `Scan`,
    connect: `Connect`,
    qrCode: `QR code of the dapp`,
    connectNamed: ({ app: e }) => `Connect ${e}?`,
    reject: `Reject`,
    site: `Site`,
    claimed: `Claimed by the dapp`,
    actsAs: `Acts as`,
    network: `Network`,
    mayRequest: `May request`,
    nothing: `Nothing`,
    cannotConnect: `Cannot be connected`,
    notConnected: `Not connected`,
    onlyRequests: `The dapp can only send requests. You review and sign each one on its own page.`,
    connectAnyway: `Connect anyway`,
    approve: `Approve`,
    connected: `Connected`,
    none: `No dapp is connected.`,
    noneText: `In the dapp choose WalletConnect, copy its link, and paste it above.`,
    elsewhere: `Connected to other accounts`,
    ofOthers: `Dapps of other accounts`,
    claim: ({ host: e }) => `${e}, a claim`,
    until: `Until <time/>`,
    disconnect: `Disconnect`,
    disconnectNamed: ({ app: e }) => `Disconnect ${e}`,
    moveHere: `Move here`,
    moveNamedHere: ({ app: e }) => `Move ${e} here`,
    otherNamespaces: (e) => `It requires ${e}, which an Ethereum account does not support.`,
    otherMethods: (e) => `It requires ${e}, which this account does not support.`,
    pasteLink: `Paste the link that the dapp shows under WalletConnect.`,
    notALink: `This is not a WalletConnect link. Such a link begins with wc:; the dapp shows it next to its QR code.`,
    oldVersion: (e) => `This link uses WalletConnect ${e}, which was shut down. The dapp must offer version 2.`,
    incomplete: `The link is incomplete: its key is missing. Copy the whole link.`,
    expired: `This link has expired. Let the dapp show a new one.`,
    scam: `Reported as a scam`,
    scamText: (e) => `${e} is on the list of malicious sites. It is not connected.`,
    otherSite: `The request came from another site`,
    otherSiteText: ({ claimed: e, seen: t }) => `The dapp claims to be ${e}, but the request came from ${t}.`,
    siteConfirmed: `Site confirmed`,
    siteConfirmedText: (e) => `The relay saw the request come from ${e}.`,
    siteUnchecked: `Site not checked`,
    siteUncheckedText: (e) => `The dapp claims to be ${e}; the relay could not verify that.`,
    bridge: `A bridge`,
    bridgeText: `It may send to this same address on another network, where the account may not exist. Enter a recipient yourself.`,
    networkNotListed: `Does not list this network`,
    networkNotListedText: (e) => `It lists other networks than ${e}, and may refuse this account.`,
    otherNetworks: `Requires networks without this account`,
    otherNetworksText: ({ chains: e, network: t }) =>
      `It requires chain ${e}. It gets this address for that chain, but every request for it is refused: the account is on ${t}.`,
    unnamedSite: `an unnamed site`,
    noResponse: `The dapp did not respond. Let it show a new link.`,
    sessionEnded: `The session has ended.`,
    aDapp: `A dapp`,
    unnamedDapp: `Unnamed dapp`,
    about: `Accounts with several owners; every transaction is checked before it is signed`,
    notConfiguredHere: `WalletConnect is not configured in this deployment.`,
  }),
  ek = null,
  tk = () => {},
  nk = new Promise((e) => {
    tk = e
  }),
  rk = null
function ik(e) {
  ;((ek = e), tk())
}
function ak() {
  return (
    (rk ??= Promise.all([
      P(
        () => import(`./openDappLink-BK1tlVuH.js`),
        __vite__mapDeps([61, 62, 2, 1, 3, 17, 63, 64, 65]),
        import.meta.url,
      ),
      nk,
    ])
      .then(([{ openDappLink: e }]) => {
        if (ek === null) throw Error($O.notConfiguredHere)
        return e(ek)
      })
      .catch((e) => {
        throw ((rk = null), e)
      })),
    rk
  )
}
var ok = B({ topic: M(), chainId: Gt, safe: L }),
  sk = Xt(`countersign.dapps`, [], In(Re(ok))),
  ck = {
    get: sk.get,
    find: (e) => sk.get().find((t) => t.topic === e) ?? null,
    put: (e) => sk.update((t) => [...t.filter(({ topic: t }) => t !== e.topic), e]),
    keepOnly: (e) => {
      sk.get().some(({ topic: t }) => !e.includes(t)) && sk.update((t) => t.filter(({ topic: t }) => e.includes(t)))
    },
  },
  lk = () => Xn(sk)
async function uk(e, t) {
  let { respond: n } = await ak()
  await n(e, t)
}
var dk = t({ DappHost: () => fk })
function fk() {
  let e = fr()?.walletConnect,
    t = nt(),
    n = er(),
    r = lk().length > 0,
    i = (0, V.useEffectEvent)(async (e, r) => {
      let i = t.find(({ chainId: e }) => e === r.chainId)
      if (!i) return { error: { code: 4901, message: `Chain ${r.chainId} is no longer configured.` } }
      let { receiveRequest: a } = await P(
          async () => {
            let { receiveRequest: e } = await import(`./receiveRequest-BA8iEyCC.js`)
            return { receiveRequest: e }
          },
          __vite__mapDeps([66, 1, 2, 3, 5, 6, 67, 68]),
          import.meta.url,
        ),
        o = Le({ shortName: i.shortName, address: r.safe })
      return a(e, { chain: i, safe: r.safe, account: o }, { show: (e) => void n({ href: e }) })
    }),
    a = e?.projectId ?? null,
    o = e?.relayUrl ?? null
  return (
    (0, V.useEffect)(() => {
      a !== null &&
        (ik({
          projectId: a,
          relayUrl: o,
          methods: XO,
          sessionProperties: ({ chainId: e }) => ({
            atomic: JSON.stringify({ status: `supported` }),
            capabilities: JSON.stringify(JO(e)),
          }),
          receive: (e, t) => i(e, t),
        }),
        r && ak().catch(() => {}))
    }, [a, o, r]),
    (0, H.jsx)(CO, { respond: uk, answers: (e) => !ZD(e) })
  )
}
var pk = (e, t, n) =>
    rr({
      queryKey: [...$n.chainState({ chainId: e.chainId, safe: t }), `contract`, n],
      queryFn: async () => {
        let { reportContract: r } = await P(
          async () => {
            let { reportContract: e } = await Promise.resolve().then(() => tw)
            return { reportContract: e }
          },
          void 0,
          import.meta.url,
        )
        return r(e, t, n)
      },
      meta: { persist: !1 },
    }),
  mk = rr({
    queryKey: [`chain`, `releases`],
    queryFn: async () => {
      let [{ findRelease: e }, { recommendedOn: t, newestVersion: n }] = await Promise.all([
        P(() => Promise.resolve().then(() => CC), void 0, import.meta.url),
        P(() => Promise.resolve().then(() => TC), void 0, import.meta.url),
      ])
      return { findRelease: e, recommendedOn: t, newestVersion: n }
    },
    staleTime: 1 / 0,
    meta: { persist: !1 },
  }),
  hk = /^\d+\.\d+\.\d+/,
  gk = (e, t) => e !== null && t !== null && hk.test(e) && hk.test(t) && Gu(e, t),
  _k = { outdated: `OUTDATED`, current: `UP_TO_DATE`, unknown: `UNKNOWN` },
  vk = (e, t) => (_k[e] === t ? null : Ob[t]),
  yk = `0xa0e67e2b`,
  bk = `0xe75235b8`
async function xk(e, t) {
  let n = async (n) => Be(await ir(e, `eth_call`, [{ to: t, data: n }, `latest`])),
    [r, i] = await Promise.all([n(yk), n(bk)])
  return { owners: Pe(r), threshold: Number(ot(i)) }
}
async function Sk(e, t) {
  return Fb(Be(await ir(e, `eth_getCode`, [t, `latest`])))
    ? xk(e, t).then(
        (e) => ({ kind: `account`, members: e }),
        () => ({ kind: `contract` }),
      )
    : { kind: `key` }
}
var Ck = B({ chainId: Gt, address: L, name: M(), parent: L, draftedAt: Ct() }),
  wk = Xt(`countersign.expected-accounts`, [], _t(Ck)),
  Tk = (e, t) => (n) => n.chainId === e && R(n.address, t),
  Ek = (e) => wk.update((t) => [...t.filter((t) => !Tk(e.chainId, e.address)(t)), e].slice(-50)),
  Dk = (e, t) => wk.update((n) => n.filter((n) => !Tk(e, t)(n))),
  Ok = ({ chainId: e, safe: t }) => Xn(wk).filter((n) => n.chainId === e && R(n.parent, t)),
  $ = z(`health`, {
    health: `Health`,
    run: `Run again`,
    checking: `Checking`,
    loading: `Loading health`,
    unread: ({ reason: e }) => `The chain could not be read, so these facts are not checked. ${e}`,
    fine: ({ names: e }) => (e.length === 1 ? `${e[0] ?? ``}: no problem found` : `No problem found: ${cn(e)}`),
    show: `Show`,
    hide: `Hide`,
    review: `Review`,
    upgrade: `See upgrade`,
    accepted: ({ day: e }) => `You accepted this on ${e}.`,
    unknownContract: `code that is not known here`,
    names: [`Owners`, `contract`, `modules`, `guard`, `fallback handler`],
    owners: `Owners and threshold`,
    ownersAgree: ({ threshold: e, owners: t }) => `${e} of ${t}, chain and service agree`,
    ownersTold: ({ threshold: e, owners: t }) => `${e} of ${t}, according to the service`,
    ownersMissing: ({ threshold: e, owners: t }) =>
      `The chain says ${e} of ${t}. The service does not name <missing/>.`,
    ownersExtra: ({ threshold: e, owners: t }) =>
      `The chain says ${e} of ${t}. The service adds <extra/>, who the chain does not list.`,
    ownersDiffer: ({ threshold: e, owners: t }) =>
      `The chain says ${e} of ${t}. The service does not name <missing/> and adds <extra/>.`,
    thresholdDiffers: ({ chain: e, service: t }) =>
      `${I(e, { one: `The chain requires # signature`, other: `The chain requires # signatures` })}, but the service says ${t}.`,
    contract: ({ version: e }) => `Contract ${e}`,
    contractOfUnknownVersion: `Contract of unknown version`,
    contractNotRead: `Its code was not read`,
    contractOutdated: ({ version: e }) => `Contract ${e} is outdated`,
    recommended: ({ version: e }) =>
      `Its code is the official release. The recommended version on this network is ${e}.`,
    official: ({ name: e }) => `Code hash is the official release (${e}).`,
    contractSays: ({ version: e }) => `Contract says ${e}`,
    contractDiffers: ({ name: e, version: t }) => `Its code differs from the official ${e} ${t}.`,
    contractUnknown: `Its code is not a published release.`,
    modules: `Modules`,
    noModules: `No modules`,
    noModulesDetail: `Every transaction needs signatures of the owners`,
    modulesMove: (e) =>
      I(e, {
        one: `One module can move funds without owner signatures`,
        other: `# modules can move funds without owner signatures`,
      }),
    guard: `Guard`,
    noGuard: `No guard`,
    noGuardDetail: `No guard contract can block a transaction`,
    twoGuards: `Two guards are set`,
    twoGuardsDetail: `They can block every transaction: <contracts/>.`,
    guardSet: `A guard is set`,
    guardDetail: `It can block every transaction: <contracts/>.`,
    moduleGuardSet: `A module guard is set`,
    moduleGuardDetail: `It can block every transaction of a module: <contracts/>.`,
    handler: `Fallback handler`,
    noHandler: `No fallback handler`,
    noHandlerDetail: `The account cannot sign messages for apps`,
    handlerByAddress: ({ name: e, version: t }) => `${e} ${t}, by address`,
    unknownHandler: `Unknown fallback handler`,
    unknownHandlerDetail: `Code that is not a published release responds in the name of this account: <contracts/>.`,
    notRead: `Not read from the chain`,
  })
function kk({ addresses: e }) {
  let { chain: t, chainId: n, safe: r } = y(),
    { nameOf: i } = mn(),
    a = Wt({ queries: e.map((e) => pk(t, r, e)) }),
    o = e.map((e, t) => {
      let r = i(e, n)
      return r?.source === `you` ? r.name : (a[t]?.data?.judged.name ?? $.unknownContract)
    })
  return cn([...new Set(o)])
}
function Ak({ addresses: e }) {
  let { chainId: t } = y(),
    { nameOf: n } = mn()
  return cn(e.map((e) => n(e, t)?.name ?? O(e)))
}
var jk = { failed: `_failed_fm2b6_1`, health: `_health_fm2b6_7`, head: `_head_fm2b6_15`, fine: `_fine_fm2b6_38` }
function Mk({ safe: e, chain: t, findRelease: n, recommended: r }) {
  return !t || !n ? Rk(e) : [Nk(e, t), Pk(t, e, n, r), Fk(t), Ik(t), Lk(t, n)]
}
function Nk(e, t) {
  let n = e.owners.map(({ value: e }) => e),
    r = t.owners.filter((e) => !n.some((t) => R(t, e))),
    i = n.filter((e) => !t.owners.some((t) => R(t, e))),
    a = { id: `owners`, title: $.owners, fromChain: !0 },
    o = { threshold: t.threshold, owners: t.owners.length }
  if (r.length > 0 || i.length > 0) {
    let e = i.length === 0 ? $.ownersMissing(o) : r.length === 0 ? $.ownersExtra(o) : $.ownersDiffer(o)
    return { ...a, verdict: `danger`, detail: e, missing: r, extra: i }
  }
  return e.threshold === t.threshold
    ? { ...a, verdict: `verified`, detail: $.ownersAgree(o) }
    : { ...a, verdict: `danger`, detail: $.thresholdDiffers({ chain: t.threshold, service: e.threshold }) }
}
function Pk(e, { implementationVersionState: t }, n, r) {
  let i = { id: `contract`, fromChain: !0 },
    a = n(e.masterCopy, e.masterCopyHash),
    o = (e, n) => [n, vk(e, t)].filter((e) => e !== null).join(` `)
  if (a && r !== null && gk(a.version, r))
    return {
      ...i,
      verdict: `caution`,
      title: $.contractOutdated({ version: a.version }),
      detail: o(`outdated`, $.recommended({ version: r })),
      act: `upgrade`,
    }
  if (a)
    return {
      ...i,
      verdict: `verified`,
      title: $.contract({ version: a.version }),
      detail: o(`current`, $.official({ name: a.name })),
    }
  let s = $.contractSays({ version: e.version }),
    c = n(e.masterCopy, null)
  return c
    ? {
        ...i,
        verdict: `danger`,
        title: s,
        detail: $.contractDiffers({ name: c.name, version: c.version }),
        act: `review`,
      }
    : { ...i, verdict: `caution`, title: s, detail: o(`unknown`, $.contractUnknown), act: `review` }
}
function Fk({ modules: e }) {
  let t = { id: `modules`, fromChain: !0 }
  return e.length === 0
    ? { ...t, verdict: `verified`, title: $.noModules, detail: $.noModulesDetail }
    : { ...t, verdict: `caution`, title: $.modulesMove(e.length), detail: `<contracts/>.`, contracts: e, act: `review` }
}
function Ik({ guard: e, moduleGuard: t }) {
  let n = { id: `guard`, fromChain: !0 },
    r = [e, t].filter((e) => e !== null)
  if (r.length === 0) return { ...n, verdict: `verified`, title: $.noGuard, detail: $.noGuardDetail }
  let [i, a] =
    r.length > 1
      ? [$.twoGuards, $.twoGuardsDetail]
      : e === null
        ? [$.moduleGuardSet, $.moduleGuardDetail]
        : [$.guardSet, $.guardDetail]
  return { ...n, verdict: `caution`, title: i, detail: a, contracts: r, act: `review` }
}
function Lk({ fallbackHandler: e }, t) {
  let n = { id: `handler`, fromChain: !0 }
  if (e === null) return { ...n, verdict: `verified`, title: $.noHandler, detail: $.noHandlerDetail }
  let r = t(e, null)
  return r
    ? { ...n, verdict: `verified`, title: $.handler, detail: $.handlerByAddress({ name: r.name, version: r.version }) }
    : {
        ...n,
        verdict: `caution`,
        title: $.unknownHandler,
        detail: $.unknownHandlerDetail,
        contracts: [e],
        act: `review`,
      }
}
function Rk({ threshold: e, owners: { length: t }, version: n }) {
  let r = { verdict: `unchecked`, fromChain: !1 }
  return [
    { ...r, id: `owners`, title: $.owners, detail: $.ownersTold({ threshold: e, owners: t }) },
    {
      ...r,
      id: `contract`,
      title: n === null ? $.contractOfUnknownVersion : $.contract({ version: n }),
      detail: $.contractNotRead,
    },
    { ...r, id: `modules`, title: $.modules, detail: $.notRead },
    { ...r, id: `guard`, title: $.guard, detail: $.notRead },
    { ...r, id: `handler`, title: $.handler, detail: $.notRead },
  ]
}
function zk() {
  let { key: e, chain: t, safe: n } = y(),
    r = bt(),
    i = lr({ ...b(t, n), enabled: r }),
    a = lr({ ...mk, enabled: r }),
    o = lr(Gn(e)).data
  return {
    facts:
      o &&
      Mk({ safe: o, chain: i.data, findRelease: a.data?.findRelease, recommended: a.data?.recommendedOn(t) ?? null }),
    block: i.data?.block,
    error: i.error,
    isChecking: i.isFetching,
    run: () => void i.refetch(),
  }
}
var Bk = t({ HealthPanel: () => Uk }),
  Vk = [`danger`, `caution`, `unchecked`],
  Hk = [`owners`, `contract`, `modules`, `guard`, `handler`]
function Uk() {
  let { facts: e, block: t, error: n, isChecking: r, run: i } = zk(),
    [a, o] = (0, V.useState)(!1),
    s = e?.filter(({ verdict: e }) => e === `verified`) ?? [],
    c = (e?.filter(({ verdict: e }) => e !== `verified`) ?? []).toSorted((e, t) => Wk(e) - Wk(t))
  return (0, H.jsxs)(`section`, {
    'aria-labelledby': `health-heading`,
    className: jk.health,
    children: [
      (0, H.jsx)(h, {
        id: `health-heading`,
        title: $.health,
        action: (0, H.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          onClick: i,
          disabled: r,
          children: r ? $.checking : $.run,
        }),
      }),
      n && (0, H.jsx)(`p`, { className: jk.failed, children: $.unread({ reason: n.message }) }),
      e
        ? (0, H.jsxs)(`ul`, {
            className: `cs-panel`,
            children: [
              c.map((e) => (0, H.jsx)(Gk, { fact: e, block: t }, e.id)),
              s.length > 0 &&
                (0, H.jsxs)(`li`, {
                  className: jk.fine,
                  children: [
                    (0, H.jsx)(vt, { name: `circle-check`, size: 18 }),
                    (0, H.jsx)(`span`, {
                      children: $.fine({ names: s.map(({ id: e }) => $.names[Hk.indexOf(e)] ?? ``) }),
                    }),
                    (0, H.jsx)(`button`, {
                      type: `button`,
                      className: `cs-link`,
                      'aria-expanded': a,
                      onClick: () => o(!a),
                      children: a ? $.hide : $.show,
                    }),
                  ],
                }),
              a && s.map((e) => (0, H.jsx)(Gk, { fact: e, block: t }, e.id)),
            ],
          })
        : (0, H.jsx)(at, { rows: 3, shape: `table`, label: $.loading }),
    ],
  })
}
var Wk = ({ verdict: e }) => Vk.findIndex((t) => t === e)
function Gk({ fact: e, block: t }) {
  let { account: n, key: r } = y(),
    {
      id: i,
      verdict: a,
      title: o,
      detail: s,
      contracts: c = [],
      missing: l = [],
      extra: d = [],
      fromChain: f,
      act: p,
    } = e,
    m = Lt(r, i === `modules` ? c : void 0)
  return (0, H.jsxs)(`li`, {
    children: [
      (0, H.jsxs)(`div`, {
        className: jk.head,
        children: [(0, H.jsx)(`b`, { children: o }), (0, H.jsx)(me, { verdict: a })],
      }),
      (0, H.jsxs)(`p`, {
        children: [
          (0, H.jsx)(mr, {
            text: s,
            slots: {
              contracts: (0, H.jsx)(kk, { addresses: c }),
              missing: (0, H.jsx)(Ak, { addresses: l }),
              extra: (0, H.jsx)(Ak, { addresses: d }),
            },
          }),
          ` `,
          m !== null && `${$.accepted({ day: u(m) })} `,
          !f && (0, H.jsx)(S, { source: `service` }),
          f && a !== `verified` && (0, H.jsx)(S, { source: `chain`, ...(t === void 0 ? {} : { block: t }) }),
          ` `,
          p === `upgrade` &&
            (0, H.jsx)(qt, {
              className: `cs-link`,
              to: `/safes/$safe/setup/upgrade`,
              params: { safe: n },
              children: $.upgrade,
            }),
          p === `review` &&
            (0, H.jsx)(qt, { className: `cs-link`, to: `/safes/$safe/setup`, params: { safe: n }, children: $.review }),
        ],
      }),
    ],
  })
}
var Kk = `a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]`,
  qk = `li, tr`
function Jk({ element: e, around: t }) {
  if (Xk(e)) return e.matches(`:disabled`) ? null : { element: e, isStandIn: !1 }
  let n = Yk(t)
  if (n) return { element: n, isStandIn: !1 }
  let r = t.find((e) => Xk(e.element))?.element
  if (!r) return null
  let i = r.id === `main` ? r : r.querySelector(`#main`)
  return { element: i?.querySelector(`h1`) ?? i ?? r, isStandIn: !0 }
}
function Yk(e) {
  let t = e.find(({ element: e }) => e.matches(qk))
  if (!t || t.element.isConnected) return null
  for (let e of [t.next, t.previous]) {
    let t = e?.isConnected ? e.querySelector(Kk) : null
    if (t && Xk(t)) return t
  }
  return null
}
var Xk = (e) => e.isConnected && e.getClientRects().length > 0
function Zk() {
  let e = document.activeElement,
    t = new ResizeObserver(() => {
      e !== null &&
        e === document.activeElement &&
        e.matches(`:focus-visible`) &&
        e.scrollIntoView({ block: `nearest`, behavior: `instant` })
    }),
    n = ({ target: t }) => {
      e = t instanceof Element && t.closest(`main`) !== null ? t : null
    },
    r = (t) => {
      ;(!(t instanceof KeyboardEvent) || $k.has(t.key)) && (e = null)
    }
  ;(t.observe(document.body), document.addEventListener(`focusin`, n))
  for (let e of Qk) addEventListener(e, r, { passive: !0 })
  return () => {
    ;(t.disconnect(), document.removeEventListener(`focusin`, n))
    for (let e of Qk) removeEventListener(e, r)
  }
}
var Qk = [`wheel`, `touchmove`, `pointerdown`, `keydown`],
  $k = new Set([`PageUp`, `PageDown`, `Home`, `End`, `ArrowUp`, `ArrowDown`, ` `]),
  eA = t({ keepFocus: () => nA }),
  tA = `[aria-modal="true"]`
function nA() {
  let e = new WeakMap(),
    t = null,
    n
  function r() {
    let { activeElement: r, body: i } = document,
      a = (r === null || r === i || r === t) && n === void 0 ? e.get(rA()) : void 0,
      o = a && Jk(a)
    o &&
      o.element !== r &&
      ((t = o.isStandIn ? o.element : null),
      o.isStandIn && o.element.tabIndex < 0 && (o.element.tabIndex = -1),
      o.element.focus({ preventScroll: !0 }))
  }
  function i({ target: e }) {
    ;(clearTimeout(n), (n = void 0), e instanceof HTMLElement && e !== t && ((t = null), a(e)))
  }
  function a(t) {
    let n = iA(t)
    ;(n === document.body && t.closest(`[data-portal]`)) || e.set(n, { element: t, around: aA(t) })
  }
  function o({ target: t, relatedTarget: i }) {
    if (!document.hasFocus() || !(t instanceof HTMLElement)) return
    let a = iA(t)
    ;(clearTimeout(n),
      (n = setTimeout(() => {
        n = void 0
        let o = e.get(a)
        ;(i === null && o && Jk(o)?.element === t && e.delete(a), r())
      })))
  }
  let { activeElement: s } = document
  s instanceof HTMLElement && s !== document.body && a(s)
  let c = Zk(),
    l = new MutationObserver(r)
  return (
    l.observe(document.body, {
      childList: !0,
      subtree: !0,
      attributes: !0,
      attributeFilter: [`disabled`, `aria-modal`],
    }),
    document.addEventListener(`focusin`, i),
    document.addEventListener(`focusout`, o, !0),
    () => {
      ;(clearTimeout(n),
        c(),
        l.disconnect(),
        document.removeEventListener(`focusin`, i),
        document.removeEventListener(`focusout`, o, !0))
    }
  )
}
var rA = () => [...document.querySelectorAll(tA)].at(-1) ?? document.body,
  iA = (e) => e.closest(tA) ?? document.body
function aA(e) {
  let t = []
  for (let n = e.parentElement; n && n !== document.body; n = n.parentElement)
    t.push({ element: n, next: n.nextElementSibling, previous: n.previousElementSibling })
  return t
}
var oA = 6e3
function sA({ chain: e, key: t }) {
  let n = Ok(t),
    r = Ne(),
    i = Wt({
      queries: n.map(({ address: t, parent: n }) => ({
        queryKey: [`expected-account`, e.chainId, t, n],
        queryFn: async () => {
          if (!Fb(Be(await ir(e, `eth_getCode`, [t, `latest`])))) return `waiting`
          let { owners: r } = await xk(e, t)
          return r.some((e) => R(e, n)) ? `owned` : `foreign`
        },
        refetchInterval: oA,
        meta: { persist: !1 },
      })),
    })
      .map(({ data: e }) => e ?? `waiting`)
      .join(` `)
  ;(0, V.useEffect)(() => {
    for (let [e, a] of i.split(` `).entries()) {
      let i = n[e]
      if (!i || (a !== `owned` && a !== `foreign`)) continue
      let { chainId: o, address: s, name: c } = i
      ;(a === `owned` &&
        (Je({ chainId: o, safe: s }),
        en.get().some((e) => R(e.address, s)) || Vt({ address: s, name: c, chainId: o }),
        r.invalidateQueries({ queryKey: [`owner-safes`] }),
        r.invalidateQueries({ queryKey: [`account`, o, t.safe, `related`] })),
        Dk(o, s))
    }
  }, [i])
}
var cA = z(`powers-strip`, {
  unknownCode: `Unknown code can act for this account:`,
  modulesAct: (e) =>
    I(e, { one: `A module can act without owner signatures:`, other: `# modules can act without owner signatures:` }),
  guardsBlock: (e) => I(e, { one: `A guard can block transactions:`, other: `# guards can block transactions:` }),
  both: ({ modules: e, guards: t }) =>
    `${I(e, { one: `A module`, other: `# modules` })} can act without owner signatures, and ${I(t, { one: `a guard`, other: `# guards` })} can block transactions:`,
  module: ({ name: e }) => `module ${e}`,
  guard: ({ name: e }) => `guard ${e}`,
  moduleGuard: ({ name: e }) => `module guard ${e}`,
  fallbackHandler: ({ name: e }) => `fallback handler ${e}`,
  code: ({ name: e }) => `code ${e}`,
  unknown: ({ address: e }) => `${e} (unknown)`,
  exchangeable: ({ name: e }) => `${e}, which other addresses than this account can change`,
  forTests: ({ name: e, lets: t }) => `${e} (for tests only, ${t})`,
})
function lA(e, t = [], n = new Map()) {
  let { modules: r, guard: i, moduleGuard: a, fallbackHandler: o, masterCopy: s } = e
  return [
    ...r.map((e) => pA(`module`, e, t)),
    ...(i ? [pA(`guard`, i)] : []),
    ...(a ? [pA(`moduleGuard`, a)] : []),
    ...(o ? [pA(`fallbackHandler`, o)] : []),
    pA(`code`, s),
  ].map((e) => ({ ...e, name: e.name ?? n.get(e.address.toLowerCase()) ?? null }))
}
var uA = ({ kind: e, name: t }) => (e !== `fallbackHandler` && e !== `code`) || t === null
function dA(e) {
  let t = e.filter(({ kind: e }) => e === `module`).length,
    n = e.length - t
  return n === 0 ? cA.modulesAct(t) : t === 0 ? cA.guardsBlock(n) : cA.both({ modules: t, guards: n })
}
function fA(e) {
  let t = e.every(({ kind: e, name: t }) => e === `module` && t !== null)
  return `${e
    .map(({ kind: e, name: n, address: r }) => {
      let i = n ?? cA.unknown({ address: r })
      return t ? i : cA[e]({ name: i })
    })
    .join(`, `)}.`
}
function pA(e, t, n = []) {
  let r = n.find((e) => R(e.address, t))
  if (r) return { kind: e, address: t, name: cA.forTests(r) }
  let i = e === `module` ? Me(t) : void 0,
    [a] = e === `code` || e === `fallbackHandler` ? ce(t) : []
  return { kind: e, address: t, name: i ? `Allowance ${i.version}` : a ? `${a.name} ${a.version}` : null }
}
var mA = z(`accepted-modules`, {
  accept: `I have read this`,
  accepted: ({ count: e, day: t }) =>
    I(e, {
      one: `One module can act without owner signatures. You accepted it on ${t}.`,
      other: `# modules can act without owner signatures. You accepted them on ${t}.`,
    }),
})
function hA({ account: e, count: t, at: n }) {
  let r = document.getElementById(`account-mark`)
  if (r === null) return null
  let i = mA.accepted({ count: t, day: u(n) })
  return (0, ri.createPortal)(
    (0, H.jsx)(qt, {
      to: `/safes/$safe/setup`,
      params: { safe: e.account },
      'aria-label': i,
      title: i,
      children: (0, H.jsx)(vt, { name: `alert-triangle`, size: 16 }),
    }),
    r,
  )
}
function gA({ account: e, modules: t, all: n }) {
  let r = Lt(e.key, t)
  if (n.some(({ name: e }) => e === null))
    return (0, H.jsx)(st, { tone: `danger`, title: cA.unknownCode, children: fA(n) })
  let i = n.filter(({ kind: e }) => e !== `module`)
  return r === null || t.length === 0
    ? n.length > 0 &&
        (0, H.jsx)(st, {
          title: dA(n),
          action: t.length === 0 ? void 0 : { label: mA.accept, onClick: () => Nt(e.key, t) },
          children: fA(n),
        })
    : (0, H.jsxs)(H.Fragment, {
        children: [
          (0, H.jsx)(hA, { account: e, count: t.length, at: r }),
          i.length > 0 && (0, H.jsx)(st, { title: dA(i), children: fA(i) }),
        ],
      })
}
var _A = []
function vA(e, t) {
  let n = Ae.filter(({ address: n, chainIds: r }) => r.includes(e.chainId) && t?.some((e) => R(e, n))),
    { data: r, isError: i } = lr({
      queryKey: [`development-modules`, e.chainId, n.map(({ address: e }) => e)],
      queryFn: async () => {
        let t = await Promise.all(
          n.map(async ({ address: t }) => Zt(hn(Sn(Be(await ir(e, `eth_getCode`, [t, `latest`])))))),
        )
        return n.filter(({ codeHash: e }, n) => t[n] === e)
      },
      enabled: n.length > 0,
      staleTime: 1 / 0,
      meta: { persist: !1 },
    })
  return n.length === 0 || i ? _A : (r ?? null)
}
var yA = 10
function bA({ chain: e, safe: t }, n) {
  let r = n.slice(0, yA),
    i = Wt({ queries: r.map((n) => pk(e, t, n)) })
  return i.some(({ isPending: e }) => e)
    ? null
    : new Map(
        r.flatMap((e, t) => {
          let n = xA(i[t]?.data)
          return n === null ? [] : [[e.toLowerCase(), n]]
        }),
      )
}
function xA(e) {
  return !e || e.judged.name === null
    ? null
    : e.judged.kind === `known-code`
      ? e.judged.name
      : e.judged.kind === `exchangeable`
        ? cA.exchangeable({ name: e.judged.name })
        : null
}
var SA = t({ PowersStrip: () => EA }),
  CA = 6e4
function wA({ chain: e, safe: t, key: n }) {
  let { data: r } = lr(b(e, t))
  ;(0, V.useEffect)(() => {
    if (!r) return
    let e = Jw(n)
    e === null ? Kw(n, r) : Xw(e, r) === null ? (e.seenAt ?? 0) < Date.now() - CA && Kw(n, r) : qw(n, r)
  }, [r, n])
}
var TA = `/_app/safes/$safe/setup`
function EA({ account: e }) {
  let { chain: t, safe: n } = e
  ;(wA(e), sA(e))
  let r = qn({ select: (e) => e.some(({ routeId: e }) => e === TA) }),
    { data: i } = lr(b(t, n)),
    [a] = Qw([e]),
    o = vA(t, i?.modules),
    s = (i && o ? lA(i, o) : []).filter(({ kind: e, name: t }) => t === null && (e === `module` || e === `guard`)),
    c = bA(e, r ? [] : s.map(({ address: e }) => e))
  return !i || !o || !c || r
    ? null
    : a
      ? (0, H.jsx)(fT, { account: e })
      : (0, H.jsx)(gA, { account: e, modules: i.modules, all: lA(i, o, c).filter(uA) })
}
export {
  GT as $,
  as as $a,
  Pf as $i,
  Pv as $n,
  gm as $r,
  pS as $t,
  kD as A,
  mu as Aa,
  ip as Ai,
  mb as An,
  oh as Ar,
  iw as At,
  _D as B,
  ic as Ba,
  _f as Bi,
  My as Bn,
  Hm as Br,
  RS as Bt,
  ZD as C,
  Au as Ca,
  pp as Ci,
  kb as Cn,
  jh as Cr,
  pw as Ct,
  XD as D,
  xu as Da,
  op as Di,
  yb as Dn,
  bh as Dr,
  cw as Dt,
  UD as E,
  Cu as Ea,
  dp as Ei,
  wb as En,
  xh as Er,
  lw as Et,
  OD as F,
  $l as Fa,
  Qf as Fi,
  Gy as Fn,
  Xm as Fr,
  IC as Ft,
  iE as G,
  Qs as Ga,
  Tf as Gi,
  fy as Gn,
  Kp as Gr,
  ES as Gt,
  yD as H,
  uc as Ha,
  yf as Hi,
  Ty as Hn,
  Im as Hr,
  IS as Ht,
  TD as I,
  pc as Ia,
  Uf as Ii,
  Uy as In,
  Km as Ir,
  ZS as It,
  eE as J,
  zs as Ja,
  Df as Ji,
  $v as Jn,
  Gp as Jr,
  SS as Jt,
  nE as K,
  Ks as Ka,
  Of as Ki,
  ry as Kn,
  Jp as Kr,
  bS as Kt,
  xD as L,
  mc as La,
  Wf as Li,
  Ly as Ln,
  qm as Lr,
  WS as Lt,
  MD as M,
  pu as Ma,
  Yf as Mi,
  fb as Mn,
  ih as Mr,
  GC as Mt,
  AD as N,
  su as Na,
  Xf as Ni,
  rb as Nn,
  Zm as Nr,
  RC as Nt,
  nO as O,
  yu as Oa,
  np as Oi,
  vb as On,
  sh as Or,
  sw as Ot,
  ND as P,
  ru as Pa,
  Zf as Pi,
  eb as Pn,
  $m as Pr,
  FC as Pt,
  qT as Q,
  is as Qa,
  Nf as Qi,
  Rv as Qn,
  mm as Qr,
  fS as Qt,
  hD as R,
  fc as Ra,
  Hf as Ri,
  Iy as Rn,
  Wm as Rr,
  VS as Rt,
  QD as S,
  Lu as Sa,
  yp as Si,
  Ab as Sn,
  Mh as Sr,
  bw as St,
  tO as T,
  Tu as Ta,
  lp as Ti,
  Db as Tn,
  Eh as Tr,
  dw as Tt,
  eD as U,
  dc as Ua,
  Cf as Ui,
  Sy as Un,
  Fm as Ur,
  NS as Ut,
  mD as V,
  cc as Va,
  vf as Vi,
  jy as Vn,
  Bm as Vr,
  LS as Vt,
  aE as W,
  lc as Wa,
  wf as Wi,
  by as Wn,
  hm as Wr,
  AS as Wt,
  YT as X,
  os as Xa,
  Af as Xi,
  Uv as Xn,
  cm as Xr,
  xS as Xt,
  XT as Y,
  Es as Ya,
  kf as Yi,
  Xv as Yn,
  Yp as Yr,
  CS as Yt,
  JT as Z,
  ns as Za,
  jf as Zi,
  Vv as Zn,
  Zp as Zr,
  wS as Zt,
  CO as _,
  qu as _a,
  Op as _i,
  $b as _n,
  bg as _r,
  Mw as _t,
  xk as a,
  lf as aa,
  em as ai,
  zx as an,
  li as ao,
  yv as ar,
  yT as at,
  vO as b,
  Bu as ba,
  Dp as bi,
  Ib as bn,
  Jh as br,
  Tw as bt,
  gk as c,
  Qd as ca,
  pm as ci,
  vx as cn,
  ii as co,
  lv as cr,
  cT as ct,
  uk as d,
  Ad as da,
  Ip as di,
  px as dn,
  wr as do,
  iv as dr,
  Qw as dt,
  Ff as ea,
  _m as ei,
  J as en,
  ts as eo,
  Nv as er,
  UT as et,
  ck as f,
  Dd as fa,
  Rp as fi,
  ux as fn,
  yr as fo,
  o_ as fr,
  Jw as ft,
  ZO as g,
  nd as ga,
  jp as gi,
  ex as gn,
  vg as gr,
  jw as gt,
  XO as h,
  rd as ha,
  Ap as hi,
  tx as hn,
  yg as hr,
  Rw as ht,
  Ek as i,
  ff as ia,
  vm as ii,
  q as in,
  Io as io,
  bv as ir,
  CT as it,
  jD as j,
  cu as ja,
  ep as ji,
  pb as jn,
  eh as jr,
  WC as jt,
  FD as k,
  hu as ka,
  rp as ki,
  hb as kn,
  ah as kr,
  Y as kt,
  mk as l,
  Ud as la,
  Xp as li,
  mx as ln,
  Yr as lo,
  ov as lr,
  oT as lt,
  $O as m,
  wd as ma,
  Sp as mi,
  ox as mn,
  gr as mo,
  _g as mr,
  zw as mt,
  eA as n,
  W as na,
  dm as ni,
  rS as nn,
  es as no,
  wv as nr,
  OT as nt,
  Sk as o,
  cf as oa,
  am as oi,
  _x as on,
  ci as oo,
  vv as or,
  vT as ot,
  ak as p,
  md as pa,
  Lp as pi,
  fx as pn,
  vr as po,
  Qg as pr,
  Bw as pt,
  $T as q,
  Gs as qa,
  Ef as qi,
  ey as qn,
  qp as qr,
  TS as qt,
  Bk as r,
  U as ra,
  Wp as ri,
  tS as rn,
  rs as ro,
  Sv as rr,
  wT as rt,
  vk as s,
  af as sa,
  rm as si,
  gx as sn,
  oi as so,
  _v as sr,
  dT as st,
  SA as t,
  Rf as ta,
  Qp as ti,
  oS as tn,
  $o as to,
  Cv as tr,
  DT as tt,
  pk as u,
  $d as ua,
  fm as ui,
  hx as un,
  Zr as uo,
  av as ur,
  $w as ut,
  xO as v,
  Gu as va,
  kp as vi,
  Kb as vn,
  tg as vr,
  kw as vt,
  eO as w,
  Eu as wa,
  cp as wi,
  Ob as wn,
  Oh as wr,
  fw as wt,
  Z as x,
  zu as xa,
  _p as xi,
  Fb as xn,
  Ih as xr,
  yw as xt,
  bO as y,
  Hu as ya,
  Ep as yi,
  Rb as yn,
  Zh as yr,
  xw as yt,
  gD as z,
  sc as za,
  gf as zi,
  Py as zn,
  Um as zr,
  BS as zt,
}
//# sourceMappingURL=later-DLdlgyuL.js.map
