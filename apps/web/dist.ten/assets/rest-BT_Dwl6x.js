import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Ha as n,
  Hi as r,
  Ia as i,
  La as a,
  Pa as o,
  Ua as s,
  ao as c,
  ba as l,
  ho as u,
  lo as d,
  no as f,
  oo as p,
  po as m,
  qa as h,
  to as g,
  uo as _,
  xa as v,
  za as y,
} from './index--te03lJq.js'
import { n as b, s as x } from './rest-DKUe5O8g.js'
import { Ln as S } from './lists-DTBg-a7q.js'
import {
  $a as C,
  Ja as ee,
  Ka as w,
  Qa as te,
  Xa as T,
  Ya as ne,
  Za as re,
  do as ie,
  eo as ae,
  fo as oe,
  io as E,
  mo as D,
  no as se,
  po as ce,
  qa as le,
  ro as ue,
  so as O,
  to as de,
  uo as k,
} from './later-DLdlgyuL.js'
import { G as fe, K as pe, W as me } from './fields-KVqNPxJG.js'
var A = e(u(), 1)
function j(e, t = { active: !0 }) {
  return typeof e != `function` || !t.active
    ? t.onKeyDown || oe
    : (n) => {
        n.key === `Escape` && (e(n), t.onTrigger?.())
      }
}
function M(e, t) {
  return (n) => {
    ;(e?.(n), t?.(n))
  }
}
var N = [`mousedown`, `touchstart`]
function he(e, t, n, r = !0, i = !1) {
  let a = (0, A.useRef)(null),
    o = t || N,
    s = (0, A.useEffectEvent)((t) => {
      let { target: r } = t ?? {}
      if (!document.body.contains(r) && r?.tagName !== `HTML`) return
      let i = t.composedPath()
      Array.isArray(n) ? n.every((e) => !!e && !i.includes(e)) && e(t) : a.current && !i.includes(a.current) && e(t)
    }),
    c = o.join(`,`)
  return (
    (0, A.useEffect)(() => {
      if (!r) return
      let e = c.split(`,`)
      return (
        e.forEach((e) => document.addEventListener(e, s, i)),
        () => {
          e.forEach((e) => document.removeEventListener(e, s, i))
        }
      )
    }, [c, r, i]),
    a
  )
}
var ge = [`mouse`, `touch`],
  _e = 10
function P(e, t = {}) {
  let { threshold: n = 400, events: r = ge, cancelOnMove: i = !1, onStart: a, onFinish: o, onCancel: s } = t,
    c = (0, A.useRef)(!1),
    l = (0, A.useRef)(!1),
    u = (0, A.useRef)(-1),
    d = (0, A.useRef)(null)
  ;(0, A.useEffect)(() => () => window.clearTimeout(u.current), [])
  let f = r.join(`,`)
  return (0, A.useMemo)(() => {
    if (typeof e != `function`) return {}
    let t = i !== !1,
      f = i === !0 ? _e : i === !1 ? 0 : i,
      p = (t) => {
        ;(L(t) || I(t)) &&
          (a && a(t),
          (d.current = F(t)),
          (l.current = !0),
          (u.current = window.setTimeout(() => {
            ;(e(t), (c.current = !0))
          }, n)))
      },
      m = (e) => {
        ;(L(e) || I(e)) &&
          (c.current ? o && o(e) : l.current && s && s(e),
          (c.current = !1),
          (l.current = !1),
          (d.current = null),
          u.current !== -1 && (window.clearTimeout(u.current), (u.current = -1)))
      },
      h = (e) => {
        if (!t || !l.current || c.current) return
        let n = F(e)
        if (!n || !d.current) return
        let r = n.x - d.current.x,
          i = n.y - d.current.y
        Math.sqrt(r * r + i * i) > f && m(e)
      },
      g = {}
    return (
      r.includes(`mouse`) && ((g.onMouseDown = p), (g.onMouseUp = m), (g.onMouseLeave = m), t && (g.onMouseMove = h)),
      r.includes(`touch`) &&
        ((g.onTouchStart = p), (g.onTouchEnd = m), (g.onTouchCancel = m), t && (g.onTouchMove = h)),
      g
    )
  }, [e, n, s, o, a, i, f])
}
function F(e) {
  if (I(e)) {
    let t = e.touches[0] ?? e.changedTouches[0]
    return t ? { x: t.clientX, y: t.clientY } : null
  }
  return { x: e.clientX, y: e.clientY }
}
function I(e) {
  return window.TouchEvent ? e.nativeEvent instanceof TouchEvent : `touches` in e.nativeEvent
}
function L(e) {
  return e.nativeEvent instanceof MouseEvent
}
function ve(e) {
  return e?.props?.ref
}
function R(e, t, n, r) {
  return e === `center` || r === `center` ? { top: t } : e === `end` ? { bottom: n } : e === `start` ? { top: n } : {}
}
function z(e, t, n, r, i) {
  return e === `center` || r === `center`
    ? { left: t }
    : e === `end`
      ? { [i === `ltr` ? `right` : `left`]: n }
      : e === `start`
        ? { [i === `ltr` ? `left` : `right`]: n }
        : {}
}
var ye = {
  bottom: `borderTopLeftRadius`,
  left: `borderTopRightRadius`,
  right: `borderBottomLeftRadius`,
  top: `borderBottomRightRadius`,
}
function be({ position: e, arrowSize: t, dir: n }) {
  let [r, i] = e.split(`-`)
  if (!i) return
  let a = { width: t, height: t, position: `absolute` }
  if (r === `bottom`) {
    let e = i === `start`,
      r = e ? (n === `ltr` ? `left` : `right`) : n === `ltr` ? `right` : `left`
    return {
      ...a,
      top: -t,
      [r]: 0,
      clipPath: e === (n === `rtl`) ? `polygon(100% 0%, 0% 100%, 100% 100%)` : `polygon(0% 0%, 0% 100%, 100% 100%)`,
    }
  }
  if (r === `top`) {
    let e = i === `start`,
      r = e ? (n === `ltr` ? `left` : `right`) : n === `ltr` ? `right` : `left`
    return {
      ...a,
      bottom: -t,
      [r]: 0,
      clipPath: e === (n === `rtl`) ? `polygon(0% 0%, 100% 0%, 100% 100%)` : `polygon(0% 0%, 100% 0%, 0% 100%)`,
    }
  }
  if (r === `left`)
    return {
      ...a,
      right: -t,
      [i === `start` ? `top` : `bottom`]: 0,
      clipPath: i === `start` ? `polygon(0% 0%, 100% 0%, 0% 100%)` : `polygon(0% 0%, 0% 100%, 100% 100%)`,
    }
  if (r === `right`)
    return {
      ...a,
      left: -t,
      [i === `start` ? `top` : `bottom`]: 0,
      clipPath: i === `start` ? `polygon(0% 0%, 100% 0%, 100% 100%)` : `polygon(100% 0%, 0% 100%, 100% 100%)`,
    }
}
function xe({
  position: e,
  arrowSize: t,
  arrowOffset: n,
  arrowRadius: r,
  arrowPosition: i,
  arrowX: a,
  arrowY: o,
  dir: s,
}) {
  if (i === `merge`) {
    let n = be({ position: e, arrowSize: t, dir: s })
    if (n) return n
  }
  let [c, l = `center`] = e.split(`-`),
    u = { width: t, height: t, transform: `rotate(45deg)`, position: `absolute`, [ye[c]]: r },
    d = -t / 2
  return c === `left`
    ? {
        ...u,
        ...R(l, o, n, i),
        right: d,
        borderLeftColor: `transparent`,
        borderBottomColor: `transparent`,
        clipPath: `polygon(100% 0, 0 0, 100% 100%)`,
      }
    : c === `right`
      ? {
          ...u,
          ...R(l, o, n, i),
          left: d,
          borderRightColor: `transparent`,
          borderTopColor: `transparent`,
          clipPath: `polygon(0 100%, 0 0, 100% 100%)`,
        }
      : c === `top`
        ? {
            ...u,
            ...z(l, a, n, i, s),
            bottom: d,
            borderTopColor: `transparent`,
            borderLeftColor: `transparent`,
            clipPath: `polygon(0 100%, 100% 100%, 100% 0)`,
          }
        : c === `bottom`
          ? {
              ...u,
              ...z(l, a, n, i, s),
              top: d,
              borderBottomColor: `transparent`,
              borderRightColor: `transparent`,
              clipPath: `polygon(0 100%, 0 0, 100% 0)`,
            }
          : {}
}
function B({ position: e, dir: t }) {
  let [n, r] = e.split(`-`)
  if (!r) return
  let i = (r === `start` && t === `ltr`) || (r === `end` && t === `rtl`)
  if (n === `bottom`) return i ? { borderTopLeftRadius: 0 } : { borderTopRightRadius: 0 }
  if (n === `top`) return i ? { borderBottomLeftRadius: 0 } : { borderBottomRightRadius: 0 }
  if (n === `left`) return r === `start` ? { borderTopRightRadius: 0 } : { borderBottomRightRadius: 0 }
  if (n === `right`) return r === `start` ? { borderTopLeftRadius: 0 } : { borderBottomLeftRadius: 0 }
}
var V = t()
function H({
  position: e,
  arrowSize: t,
  arrowOffset: n,
  arrowRadius: r,
  arrowPosition: a,
  visible: o,
  arrowX: s,
  arrowY: c,
  style: l,
  ...u
}) {
  let { dir: d } = i()
  return o
    ? (0, V.jsx)(`div`, {
        role: `presentation`,
        ...u,
        style: {
          ...l,
          ...xe({
            position: e,
            arrowSize: t,
            arrowOffset: n,
            arrowRadius: r,
            arrowPosition: a,
            dir: d,
            arrowX: s,
            arrowY: c,
          }),
        },
      })
    : null
}
H.displayName = `@mantine/core/FloatingArrow`
function Se(e, t) {
  if (e === `rtl` && (t.includes(`right`) || t.includes(`left`))) {
    let [e, n] = t.split(`-`),
      r = e === `right` ? `left` : `right`
    return n === void 0 ? r : `${r}-${n}`
  }
  return t
}
var [Ce, U] = D(`Popover component was not found in the tree`)
function we({ childProps: e, disabled: t, opened: n, longPressDelay: r = 500, setReference: i, open: a }) {
  let o = (0, A.useRef)(!1),
    s = (0, A.useRef)(!1),
    c = (0, A.useRef)(null),
    l = (0, A.useRef)(t)
  l.current = t
  let u = (e, t, n) => {
      ;(i({
        getBoundingClientRect: () => ({
          x: e,
          y: t,
          width: 0,
          height: 0,
          top: t,
          left: e,
          right: e,
          bottom: t,
          toJSON: () => void 0,
        }),
        contextElement: n,
      }),
        a())
    },
    d = M(e.onMouseDown, (e) => {
      t || (e.button === 2 && e.stopPropagation())
    }),
    f = M(e.onContextMenu, (e) => {
      t ||
        e.defaultPrevented ||
        (e.preventDefault(), s.current || (u(e.clientX, e.clientY, e.currentTarget), o.current && (s.current = !0)))
    }),
    p = P(
      (e) => {
        if (l.current || s.current) return
        let t = e,
          n = t.touches[0] ?? t.changedTouches[0]
        n && (u(n.clientX, n.clientY, c.current), (s.current = !0))
      },
      {
        threshold: r,
        events: [`touch`],
        cancelOnMove: !0,
        onStart: (e) => {
          ;((o.current = !0), (s.current = !1), (c.current = e.currentTarget))
        },
        onFinish: (e) => {
          ;((o.current = !1), (s.current = !1), l.current || e.preventDefault())
        },
        onCancel: () => {
          ;((o.current = !1), (s.current = !1))
        },
      },
    )
  return {
    onContextMenu: f,
    onMouseDown: d,
    onTouchStart: M(e.onTouchStart, p.onTouchStart),
    onTouchEnd: M(e.onTouchEnd, p.onTouchEnd),
    onTouchCancel: M(e.onTouchCancel, p.onTouchCancel),
    onTouchMove: M(e.onTouchMove, p.onTouchMove),
    style: t ? e.style : { ...e.style, WebkitTouchCallout: `none`, WebkitUserSelect: `none`, userSelect: `none` },
    'data-expanded': n ? !0 : void 0,
  }
}
function W(e) {
  let { children: t, disabled: n, longPressDelay: r } = s(`PopoverContextMenu`, null, e),
    i = O(t)
  if (!i)
    throw Error(
      `Popover.ContextMenu component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
    )
  let a = U(),
    o = we({
      childProps: i.props,
      disabled: n || a.disabled,
      opened: a.opened,
      longPressDelay: r,
      setReference: a.reference,
      open: () => {
        a.opened || a.onToggle()
      },
    })
  return (0, A.cloneElement)(i, o)
}
W.displayName = `@mantine/core/PopoverContextMenu`
var G = { dropdown: `m_38a85659`, arrow: `m_a31dc6c1`, overlay: `m_3d7bc908` },
  K = y((e) => {
    let t = s(`PopoverDropdown`, null, e),
      {
        className: n,
        style: r,
        vars: c,
        children: l,
        onKeyDownCapture: u,
        variant: d,
        classNames: f,
        styles: p,
        ref: h,
        ...g
      } = t,
      _ = U(),
      { dir: v } = i(),
      y = _.arrowPosition === `merge` && _.withArrow ? B({ position: _.placement, dir: v }) : void 0,
      b = ie({ opened: _.opened, shouldReturnFocus: _.returnFocus }),
      x = _.withRoles
        ? { 'aria-labelledby': _.getTargetId(), id: _.getDropdownId(), role: `dialog`, tabIndex: -1 }
        : {},
      S = k(h, _.floating)
    return _.disabled
      ? null
      : (0, V.jsx)(le, {
          ..._.portalProps,
          withinPortal: _.withinPortal,
          children: (0, V.jsx)(o, {
            mounted: _.opened,
            ..._.transitionProps,
            transition: _.transitionProps?.transition || `fade`,
            duration: _.transitionProps?.duration ?? 150,
            keepMounted: _.keepMounted,
            keepMountedMode: _.keepMountedMode,
            exitDuration:
              typeof _.transitionProps?.exitDuration == `number`
                ? _.transitionProps.exitDuration
                : _.transitionProps?.duration,
            children: (e) =>
              (0, V.jsx)(w, {
                active: _.trapFocus && _.opened,
                innerRef: S,
                children: (0, V.jsxs)(a, {
                  ...x,
                  ...g,
                  variant: d,
                  onKeyDownCapture: j(
                    () => {
                      ;(_.onClose?.(), _.onDismiss?.())
                    },
                    { active: _.closeOnEscape, onTrigger: b, onKeyDown: u },
                  ),
                  'data-position': _.placement,
                  'data-fixed': _.floatingStrategy === `fixed` || void 0,
                  ..._.getStyles(`dropdown`, {
                    className: n,
                    props: t,
                    classNames: f,
                    styles: p,
                    style: [
                      {
                        ...e,
                        ...y,
                        zIndex: _.zIndex,
                        top: _.y ?? 0,
                        left: _.x ?? 0,
                        width: _.width === `target` ? void 0 : m(_.width),
                        ...(_.referenceHidden ? { display: `none` } : null),
                      },
                      _.resolvedStyles?.dropdown,
                      p?.dropdown,
                      r,
                    ],
                  }),
                  children: [
                    l,
                    (0, V.jsx)(H, {
                      ref: _.arrowRef,
                      arrowX: _.arrowX,
                      arrowY: _.arrowY,
                      visible: _.withArrow,
                      position: _.placement,
                      arrowSize: _.arrowSize,
                      arrowRadius: _.arrowRadius,
                      arrowOffset: _.arrowOffset,
                      arrowPosition: _.arrowPosition,
                      ..._.getStyles(`arrow`, { props: t, classNames: f, styles: p }),
                    }),
                  ],
                }),
              }),
          }),
        })
  })
;((K.classes = G), (K.displayName = `@mantine/core/PopoverDropdown`))
var Te = { refProp: `ref`, popupType: `dialog` },
  q = y((e) => {
    let { children: t, refProp: n, popupType: r, ref: i, ...a } = s(`PopoverTarget`, Te, e),
      o = O(t)
    if (!o)
      throw Error(
        `Popover.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
      )
    let c = a,
      l = U(),
      u = k(l.reference, ve(o), i),
      d = l.withRoles
        ? {
            'aria-haspopup': r,
            'aria-expanded': l.opened,
            'aria-controls': l.opened ? l.getDropdownId() : void 0,
            id: l.getTargetId(),
          }
        : {},
      f = o.props
    return (0, A.cloneElement)(o, {
      ...c,
      ...d,
      ...l.targetProps,
      className: g(l.targetProps.className, c.className, f.className),
      [n]: u,
      ...(l.controlled
        ? null
        : {
            onClick: (e) => {
              ;(l.onToggle(), f.onClick?.(e))
            },
          }),
    })
  })
q.displayName = `@mantine/core/PopoverTarget`
function Ee(e) {
  if (e === void 0) return { shift: !0, flip: !0 }
  let t = { ...e }
  return (e.shift === void 0 && (t.shift = !0), e.flip === void 0 && (t.flip = !0), t)
}
function J(e, t, n, r) {
  let i = Ee(e.middlewares),
    a = [de(e.offset), te()]
  if (i.flip && !n) {
    let e = typeof i.flip == `boolean` ? {} : i.flip,
      t = r ? { fallbackStrategy: `initialPlacement`, ...e } : e
    a.push(re(t))
  }
  if (i.shift) {
    let t = typeof i.shift == `boolean` ? {} : i.shift
    a.push(
      se((n) => {
        let r = n.placement.startsWith(`top`) || n.placement.startsWith(`bottom`)
        return { limiter: ae(), padding: 5, ...(e.width === `target` && r ? { mainAxis: !1 } : null), ...t }
      }),
    )
  }
  return (
    i.inline && a.push(typeof i.inline == `boolean` ? C() : C(i.inline)),
    a.push(T({ element: e.arrowRef, padding: e.arrowOffset })),
    (i.size || e.width === `target`) &&
      a.push(
        ue({
          ...(typeof i.size == `boolean` ? {} : i.size),
          apply({ rects: n, availableWidth: r, availableHeight: a, ...o }) {
            let s = t().refs.floating.current?.style ?? {}
            ;(i.size &&
              (typeof i.size == `object` && i.size.apply
                ? i.size.apply({ rects: n, availableWidth: r, availableHeight: a, ...o })
                : Object.assign(s, { maxWidth: `${r}px`, maxHeight: `${a}px` })),
              e.width === `target` && Object.assign(s, { width: `${n.reference.width}px` }))
          },
        }),
      ),
    a
  )
}
function De(e) {
  let [t, n] = fe({ value: e.opened, defaultValue: e.defaultOpened, finalValue: !1, onChange: e.onChange }),
    r = (0, A.useRef)(t),
    i = (0, A.useRef)(!1),
    [a, o] = (0, A.useState)(null),
    s = e.preventPositionChangeWhenVisible !== !1,
    l = (0, A.useRef)(t)
  t !== l.current && ((l.current = t), t && a !== null && o(null))
  let u = (0, A.useRef)(e.position)
  e.position !== u.current && ((u.current = e.position), (i.current = !1), a !== null && o(null))
  let d = (0, A.useCallback)(() => o(null), []),
    f = () => {
      t && !e.disabled && n(!1)
    },
    m = () => {
      e.disabled || n(!t)
    },
    h = ne({
      open: t,
      strategy: e.strategy,
      placement: s ? (a ?? e.position) : e.position,
      middleware: J(e, () => h, s && a !== null, s),
      whileElementsMounted: e.keepMounted ? void 0 : E,
    })
  ;((0, A.useEffect)(() => {
    if (!e.keepMounted) return
    let n = h.refs.reference.current,
      r = h.refs.floating.current
    if (t && n && r) return E(n, r, h.update)
  }, [e.keepMounted, t, h.update, h.elements.reference, h.elements.floating]),
    p(() => {
      if (!t) {
        i.current = !1
        return
      }
      if (!s || a !== null) return
      let e = h.refs.floating.current
      e &&
        e.offsetHeight !== 0 &&
        e.offsetWidth !== 0 &&
        (i.current ? h.isPositioned && o(h.placement) : ((i.current = !0), h.update()))
    }, [s, t, h.isPositioned, h.placement, a, h.update]))
  let g = (0, A.useRef)(h.placement)
  return (
    p(() => {
      g.current !== h.placement && ((g.current = h.placement), e.onPositionChange?.(h.placement))
    }, [h.placement]),
    c(() => {
      ;(t !== r.current && (t ? e.onOpen?.() : e.onClose?.()), (r.current = t))
    }, [t, e.onClose, e.onOpen]),
    {
      floating: h,
      controlled: typeof e.opened == `boolean`,
      opened: t,
      onClose: f,
      onToggle: m,
      resetLockedPlacement: d,
    }
  )
}
var Oe = {
    position: `bottom`,
    offset: 8,
    transitionProps: { transition: `fade`, duration: 150 },
    middlewares: { flip: !0, shift: !0, inline: !1 },
    arrowSize: 7,
    arrowOffset: 5,
    arrowRadius: 0,
    arrowPosition: `side`,
    closeOnClickOutside: !0,
    withinPortal: !0,
    closeOnEscape: !0,
    trapFocus: !1,
    withRoles: !0,
    returnFocus: !1,
    withOverlay: !1,
    hideDetached: !0,
    preventPositionChangeWhenVisible: !0,
    clickOutsideEvents: [`mousedown`, `touchstart`],
    clickOutsideCapture: !1,
    zIndex: ce(`popover`),
    __staticSelector: `Popover`,
    width: `max-content`,
  },
  ke = f((e, { radius: t, shadow: n }) => ({
    dropdown: { '--popover-radius': t === void 0 ? void 0 : d(t), '--popover-shadow': _(n) },
  }))
function Y(e) {
  let t = s(`Popover`, Oe, e),
    {
      children: r,
      position: a,
      offset: c,
      onPositionChange: l,
      opened: u,
      transitionProps: d,
      onExitTransitionEnd: f,
      onEnterTransitionEnd: p,
      width: m,
      middlewares: g,
      withArrow: _,
      arrowSize: v,
      arrowOffset: y,
      arrowRadius: b,
      arrowPosition: x,
      unstyled: S,
      classNames: C,
      styles: w,
      closeOnClickOutside: te,
      withinPortal: T,
      portalProps: ne,
      closeOnEscape: re,
      clickOutsideEvents: ie,
      clickOutsideCapture: ae,
      trapFocus: oe,
      onClose: E,
      onDismiss: D,
      onOpen: se,
      onChange: ce,
      zIndex: ue,
      radius: O,
      shadow: de,
      id: k,
      defaultOpened: fe,
      __staticSelector: j,
      withRoles: M,
      disabled: N,
      returnFocus: ge,
      variant: _e,
      keepMounted: P,
      keepMountedMode: F,
      vars: I,
      floatingStrategy: L,
      withOverlay: ve,
      overlayProps: R,
      hideDetached: z,
      attributes: ye,
      preventPositionChangeWhenVisible: be,
      ...xe
    } = t,
    B = n({
      name: j,
      props: t,
      classes: G,
      classNames: C,
      styles: w,
      unstyled: S,
      attributes: ye,
      rootSelector: `dropdown`,
      vars: I,
      varsResolver: ke,
    }),
    { resolvedStyles: H } = me({ classNames: C, styles: w, props: t }),
    U = (0, A.useRef)(null),
    [we, W] = (0, A.useState)(null),
    [K, Te] = (0, A.useState)(null),
    { dir: q } = i(),
    Ee = h(),
    J = pe(k),
    Y = De({
      middlewares: g,
      width: m,
      position: Se(q, a),
      offset: typeof c == `number` ? c + (_ ? v / 2 : 0) : c,
      arrowRef: U,
      arrowOffset: y,
      onPositionChange: l,
      opened: u,
      defaultOpened: fe,
      onChange: ce,
      onOpen: se,
      onClose: E,
      onDismiss: D,
      strategy: L,
      disabled: N,
      preventPositionChangeWhenVisible: be,
      keepMounted: P,
    })
  he(
    () => {
      te && (Y.onClose(), D?.())
    },
    ie,
    [we, K],
    !0,
    ae,
  )
  let X = (0, A.useCallback)(
      (e) => {
        ;(W(e), Y.floating.refs.setReference(e))
      },
      [Y.floating.refs.setReference],
    ),
    Z = (0, A.useCallback)(
      (e) => {
        ;(Te(e), Y.floating.refs.setFloating(e))
      },
      [Y.floating.refs.setFloating],
    ),
    Q = (0, A.useCallback)(() => {
      ;(d?.onExited?.(), f?.(), Y.resetLockedPlacement())
    }, [d?.onExited, f, Y.resetLockedPlacement]),
    Ae = (0, A.useCallback)(() => {
      ;(d?.onEntered?.(), p?.())
    }, [d?.onEntered, p])
  return (0, V.jsxs)(Ce, {
    value: {
      returnFocus: ge,
      disabled: N,
      controlled: Y.controlled,
      reference: X,
      floating: Z,
      x: Y.floating.x,
      y: Y.floating.y,
      arrowX: Y.floating?.middlewareData?.arrow?.x,
      arrowY: Y.floating?.middlewareData?.arrow?.y,
      opened: Y.opened,
      arrowRef: U,
      transitionProps: { ...d, onExited: Q, onEntered: Ae },
      width: m,
      withArrow: _,
      arrowSize: v,
      arrowOffset: y,
      arrowRadius: b,
      arrowPosition: x,
      placement: Y.floating.placement,
      trapFocus: oe,
      withinPortal: T,
      portalProps: ne,
      zIndex: ue,
      radius: O,
      shadow: de,
      closeOnEscape: re,
      onDismiss: D,
      onClose: Y.onClose,
      onToggle: Y.onToggle,
      getTargetId: () => J,
      getDropdownId: () => `${J}-dropdown`,
      withRoles: M,
      targetProps: xe,
      __staticSelector: j,
      classNames: C,
      styles: w,
      unstyled: S,
      variant: _e,
      keepMounted: P,
      keepMountedMode: F,
      getStyles: B,
      resolvedStyles: H,
      floatingStrategy: L,
      referenceHidden: z && Ee !== `test` ? Y.floating.middlewareData.hide?.referenceHidden : !1,
    },
    children: [
      r,
      ve &&
        (0, V.jsx)(o, {
          transition: `fade`,
          mounted: Y.opened,
          duration: d?.duration || 250,
          exitDuration: d?.exitDuration || 250,
          children: (e) =>
            (0, V.jsx)(le, {
              withinPortal: T,
              children: (0, V.jsx)(ee, { ...R, ...B(`overlay`, { className: R?.className, style: [e, R?.style] }) }),
            }),
        }),
    ],
  })
}
;((Y.Target = q),
  (Y.Dropdown = K),
  (Y.ContextMenu = W),
  (Y.varsResolver = ke),
  (Y.displayName = `@mantine/core/Popover`),
  (Y.extend = (e) => e),
  (Y.withProps = (e) => {
    let t = (t) => (0, V.jsx)(Y, { ...e, ...t })
    return ((t.extend = Y.extend), (t.displayName = `WithProps(${Y.displayName})`), t)
  }))
var X = v(`transaction-page`, {
    draft: `Draft`,
    transaction: ({ nonce: e }) => `Transaction ${e}`,
    titled: ({ nonce: e, kind: t }) => `Transaction ${e}: ${t}`,
    placeNext: `, next to execute`,
    placeAfter: (e) => l(e, { one: `, after # other`, other: `, after # others` }),
    placeExecuted: `, executed`,
    placeFailed: `, failed`,
    placeReplaced: `, replaced`,
    note: ({ note: e }) => `Note: “${e}”`,
    noSignaturesNeeded: `No signatures needed`,
    fullAddress: ({ name: e }) => `Full address of ${e}`,
    addressOf: ({ name: e }) => `address of ${e}`,
    address: `address`,
    contact: `A contact in your address book.`,
    contactPaid: (e) =>
      l(e, {
        one: `A contact in your address book, paid once before.`,
        other: `A contact in your address book, paid # times before.`,
      }),
    unknown: `Not in your address book.`,
    unknownPaid: (e) =>
      l(e, {
        one: `Not in your address book, paid once before.`,
        other: `Not in your address book, paid # times before.`,
      }),
    published: `A published contract.`,
    named: ({ name: e, words: t }) => `${e}. ${t}`,
    added: ({ name: e }) => `${e}, added.`,
    removed: ({ name: e }) => `${e}, removed.`,
    addedUnnamed: `Added. Not in your address book.`,
    removedUnnamed: `Removed. Not in your address book.`,
    details: `Details`,
    detailsNote: `What you open stays open next time`,
    call: `Call`,
    calls: `Calls`,
    callNote: ({ call: e }) => `1 call: ${e}`,
    callsNote: (e) => l(e, { one: `# call`, other: `# calls` }),
    callsNested: ({ calls: e, nested: t }) => `${e}, with ${t} nested`,
    foreignCode: `1 call that runs foreign code as this account (delegatecall)`,
    signedFields: `Signed fields`,
    fieldsNoRefund: `10 fields, no fee refund`,
    fieldsRefund: `10 fields, with a fee refund`,
    fieldsPlain: `4 fields`,
    storedValues: `Stored values`,
    testRun: `Test run`,
    hashes: `Hashes`,
    hashesNote: `for a hardware wallet or a phone call`,
    secondMachine: `Check on a second machine`,
    secondMachineNote: `QR code or file`,
    signatures: `Signatures`,
    signaturesNote: (e) => l(e, { one: `# signature`, other: `# signatures` }),
    notSent: `not sent by the service`,
    calldata: `Calldata`,
    bytes: (e) => l(e, { one: `# byte`, other: `# bytes` }),
    json: `JSON`,
    jsonNote: `as the service sent it`,
    callOperation: `0, call`,
    delegatecallOperation: `1, delegatecall`,
    cut: ({ text: e, bytes: t }) => `${e}… (${t})`,
    batchBy: ({ contract: e }) => `delegatecall to ${e}`,
    copyLink: `Copy link`,
    linkCopied: `Link copied`,
    notCopied: `Not copied`,
  }),
  Z = {
    wide: `_wide_1pwhi_2`,
    detail: `_detail_1pwhi_11`,
    mono: `_mono_1pwhi_19`,
    inSentence: `_inSentence_1pwhi_24`,
    full: `_full_1pwhi_33`,
  }
function Q({ address: e, children: t }) {
  return (0, V.jsxs)(Y, {
    position: `bottom`,
    shadow: `md`,
    children: [
      (0, V.jsx)(Y.Target, {
        children: (0, V.jsx)(`button`, { type: `button`, className: Z.inSentence, title: e, children: t }),
      }),
      (0, V.jsxs)(Y.Dropdown, {
        'aria-label': X.address,
        children: [
          (0, V.jsx)(x, { address: e, twoRows: !0, className: Z.full }),
          ` `,
          (0, V.jsx)(S, { value: e, label: X.address }),
        ],
      }),
    ],
  })
}
var Ae = 28
function je({ parts: e, isQuiet: t = !1, isPressable: n = !1 }) {
  return t
    ? (0, V.jsx)(V.Fragment, { children: e.map((e, t) => $(e, t, !1)) })
    : Me(e).map(({ isDanger: e, parts: t }, r) =>
        e
          ? (0, V.jsx)(b, { children: t.map((e, t) => $(e, t, n)) }, r)
          : (0, V.jsx)(`span`, { children: t.map((e, t) => $(e, t, n)) }, r),
      )
}
function Me(e) {
  let t = []
  for (let n of e) {
    let e = n.tone === `danger`,
      r = t.at(-1)
    r?.isDanger === e ? r.parts.push(n) : t.push({ isDanger: e, parts: [n] })
  }
  return t
}
function $({ kind: e, text: t, address: n }, i, a) {
  return e === `address` && n
    ? a
      ? (0, V.jsx)(Q, { address: n, children: (0, V.jsx)(r, { value: n }) }, i)
      : (0, V.jsx)(r, { value: n }, i)
    : e === `name` && n
      ? (0, V.jsx)(`span`, { title: n, children: t }, i)
      : e === `amount`
        ? (0, V.jsx)(`b`, { className: t.length <= Ae ? `cs-nowrap` : void 0, children: t }, i)
        : t
}
export { Y as a, X as i, Q as n, Z as r, je as t }
//# sourceMappingURL=rest-BT_Dwl6x.js.map
