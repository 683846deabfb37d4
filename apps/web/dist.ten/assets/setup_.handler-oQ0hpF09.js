const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readHandlersHere-Cm4XY1dd.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Aa as t,
  Ba as n,
  Ea as r,
  Fa as i,
  Ga as a,
  Ha as o,
  Ia as s,
  Kn as c,
  La as l,
  Mi as u,
  Qa as d,
  Ua as f,
  Va as p,
  Ya as m,
  Za as h,
  c as g,
  do as _,
  ho as v,
  it as y,
  lo as b,
  no as x,
  po as S,
  sa as C,
  tn as w,
  wa as T,
  yi as E,
  za as D,
} from './index--te03lJq.js'
import { i as O, r as ee } from './rest-DBWxYTpm.js'
import { t as k } from './rest-B4NrIFGr.js'
import { M as A, Yn as j } from './lists-DTBg-a7q.js'
import { i as te, n as M, r as N, t as P } from './rest-D41q-Pk3.js'
import { a as F, i as I, o as L, r as R } from './rest-CxswhTUl.js'
import { t as z } from './rest-DrVqvaW-.js'
import { D as B, G as V, K as H, L as ne, V as re, z as ie } from './fields-KVqNPxJG.js'
import { i as ae, n as U, t as W } from './rest-DZvZdQJz.js'
import { r as G } from './rest-aMSycVjv.js'
var K = a()
function q({ size: e, style: t, ...n }) {
  return (0, K.jsx)(`svg`, {
    xmlns: `http://www.w3.org/2000/svg`,
    fill: `none`,
    viewBox: `0 0 5 5`,
    style: { width: S(e), height: S(e), ...t },
    'aria-hidden': !0,
    ...n,
    children: (0, K.jsx)(`circle`, { cx: `2.5`, cy: `2.5`, r: `2.5`, fill: `currentColor` }),
  })
}
var J = e(v(), 1),
  Y = (0, J.createContext)(null),
  X = n((e) => {
    let {
        value: t,
        defaultValue: n,
        onChange: r,
        size: i,
        wrapperProps: a,
        children: o,
        name: s,
        readOnly: c,
        disabled: l,
        ...u
      } = f(`RadioGroup`, null, e),
      d = H(s),
      [p, m] = V({ value: t, defaultValue: n, finalValue: ``, onChange: r })
    return (0, K.jsx)(Y, {
      value: {
        value: p,
        onChange: (e) => !c && m(typeof e == `string` ? e : e.currentTarget.value),
        size: i,
        name: d,
        disabled: l,
      },
      children: (0, K.jsx)(re.Wrapper, {
        size: i,
        ...a,
        ...u,
        labelElement: `div`,
        __staticSelector: `RadioGroup`,
        children: (0, K.jsx)(ie, { role: `radiogroup`, children: o }),
      }),
    })
  })
;((X.classes = re.Wrapper.classes), (X.displayName = `@mantine/core/RadioGroup`))
var oe = { card: `m_9dc8ae12` },
  se = (0, J.createContext)(null),
  ce = { withBorder: !0 },
  le = x((e, { radius: t }) => ({ card: { '--card-radius': b(t) } })),
  Z = D((e) => {
    let t = f(`RadioCard`, ce, e),
      {
        classNames: n,
        className: r,
        style: a,
        styles: c,
        unstyled: l,
        vars: u,
        checked: d,
        mod: p,
        withBorder: m,
        value: h,
        onClick: g,
        name: _,
        onKeyDown: v,
        attributes: y,
        ...b
      } = t,
      x = o({
        name: `RadioCard`,
        classes: oe,
        props: t,
        className: r,
        style: a,
        classNames: n,
        styles: c,
        unstyled: l,
        attributes: y,
        vars: u,
        varsResolver: le,
        rootSelector: `card`,
      }),
      { dir: S } = s(),
      C = (0, J.use)(Y),
      w = typeof d == `boolean` ? d : C?.value === h || !1,
      T = _ || C?.name,
      E = (e) => {
        if ((v?.(e), T && [`ArrowDown`, `ArrowUp`, `ArrowLeft`, `ArrowRight`].includes(e.nativeEvent.code))) {
          e.preventDefault()
          let t = Array.from(document.querySelectorAll(`[role="radio"][name="${T}"]`)),
            n = t.findIndex((t) => t === e.target),
            r = n + 1 >= t.length ? 0 : n + 1,
            i = n - 1 < 0 ? t.length - 1 : n - 1
          ;(e.nativeEvent.code === `ArrowDown` && (t[r].focus(), t[r].click()),
            e.nativeEvent.code === `ArrowUp` && (t[i].focus(), t[i].click()),
            e.nativeEvent.code === `ArrowLeft` && (t[S === `ltr` ? i : r].focus(), t[S === `ltr` ? i : r].click()),
            e.nativeEvent.code === `ArrowRight` && (t[S === `ltr` ? r : i].focus(), t[S === `ltr` ? r : i].click()))
        }
      }
    return (0, K.jsx)(se, {
      value: { checked: w },
      children: (0, K.jsx)(i, {
        mod: [{ 'with-border': m, checked: w }, p],
        ...x(`card`),
        ...b,
        role: `radio`,
        'aria-checked': w,
        name: T,
        onClick: (e) => {
          ;(g?.(e), C?.onChange(h || ``))
        },
        onKeyDown: E,
      }),
    })
  })
;((Z.displayName = `@mantine/core/RadioCard`), (Z.classes = oe), (Z.varsResolver = le))
var ue = {
    indicator: `m_717d7ff6`,
    icon: `m_3e4da632`,
    'indicator--light': `m_7eec72c0`,
    'indicator--outline': `m_2980836c`,
  },
  de = { icon: q },
  fe = x((e, { radius: t, color: n, size: r, iconColor: i, variant: a, autoContrast: o }) => {
    let s = d({ color: n || e.primaryColor, theme: e }),
      c = s.isThemeColor && s.shade === void 0 ? `var(--mantine-color-${s.color}-outline)` : s.color,
      l =
        a === `light`
          ? e.variantColorResolver({ color: n || e.primaryColor, theme: e, variant: `light`, autoContrast: o })
          : void 0,
      u = a === `outline` ? c : l ? l.color : h(n, e)
    return {
      indicator: {
        '--radio-size': _(r, `radio-size`),
        '--radio-radius': t === void 0 ? void 0 : b(t),
        '--radio-color': u,
        '--radio-bg': l?.background,
        '--radio-icon-size': typeof r == `number` ? `calc(${_(r, `radio-size`)} * 0.4)` : _(r, `radio-icon-size`),
        '--radio-icon-color': i ? h(i, e) : l ? l.color : G(o, e) ? m({ color: n, theme: e, autoContrast: o }) : void 0,
      },
    }
  }),
  Q = D((e) => {
    let t = f(`RadioIndicator`, de, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: s,
        vars: c,
        icon: u,
        radius: d,
        color: p,
        iconColor: m,
        autoContrast: h,
        checked: g,
        mod: _,
        variant: v,
        disabled: y,
        attributes: b,
        ...x
      } = t,
      S = o({
        name: `RadioIndicator`,
        classes: ue,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: s,
        attributes: b,
        vars: c,
        varsResolver: fe,
        rootSelector: `indicator`,
      }),
      C = (0, J.use)(se),
      w = typeof g == `boolean` ? g : C?.checked || !1
    return (0, K.jsx)(l, {
      ...S(`indicator`, { variant: v }),
      variant: v,
      mod: [{ checked: w, disabled: y }, _],
      ...x,
      children: (0, K.jsx)(u, { ...S(`icon`) }),
    })
  })
;((Q.displayName = `@mantine/core/RadioIndicator`), (Q.classes = ue), (Q.varsResolver = fe))
var pe = {
    root: `m_f3f1af94`,
    inner: `m_89c4f5e4`,
    icon: `m_f3ed6b2b`,
    radio: `m_8a3dbb89`,
    'radio--light': `m_99d09bcd`,
    'radio--outline': `m_1bfe9d39`,
  },
  me = { labelPosition: `right`, withErrorStyles: !0 },
  he = x((e, { size: t, radius: n, color: r, iconColor: i, variant: a, autoContrast: o }) => {
    let s = d({ color: r || e.primaryColor, theme: e }),
      c = s.isThemeColor && s.shade === void 0 ? `var(--mantine-color-${s.color}-outline)` : s.color,
      l =
        a === `light`
          ? e.variantColorResolver({ color: r || e.primaryColor, theme: e, variant: `light`, autoContrast: o })
          : void 0,
      u = a === `outline` ? c : l ? l.color : h(r, e)
    return {
      root: {
        '--radio-size': _(t, `radio-size`),
        '--radio-radius': n === void 0 ? void 0 : b(n),
        '--radio-color': u,
        '--radio-bg': l?.background,
        '--radio-icon-color': i ? h(i, e) : l ? l.color : G(o, e) ? m({ color: r, theme: e, autoContrast: o }) : void 0,
        '--radio-icon-size': _(t, `radio-icon-size`),
      },
    }
  }),
  $ = D((e) => {
    let t = f(`Radio`, me, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: s,
        vars: c,
        id: u,
        size: d,
        label: m,
        labelPosition: h,
        description: g,
        error: _,
        radius: v,
        color: y,
        variant: b,
        disabled: x,
        wrapperProps: S,
        icon: C = q,
        rootRef: w,
        iconColor: T,
        onChange: E,
        mod: D,
        attributes: O,
        withErrorStyles: ee,
        checked: k,
        readOnly: A,
        onClick: j,
        ...te
      } = t,
      M = o({
        name: `Radio`,
        classes: pe,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: s,
        attributes: O,
        vars: c,
        varsResolver: he,
      }),
      N = (0, J.use)(Y),
      P = N?.size ?? d,
      F = t.size ? d : P,
      { styleProps: I, rest: L } = p(te),
      R = H(u),
      z =
        [g ? `${R}-description` : void 0, _ && typeof _ != `boolean` ? `${R}-error` : void 0, L[`aria-describedby`]]
          .filter(Boolean)
          .join(` `) || void 0,
      B = N ? N.value === L.value : void 0,
      V = {
        checked: B ?? k,
        name: L.name ?? N?.name,
        onChange: (e) => {
          A || (N?.onChange(e), E?.(e))
        },
        disabled: N?.disabled ?? x,
      }
    return (0, K.jsx)(ne, {
      ...M(`root`),
      __staticSelector: `Radio`,
      __stylesApiProps: t,
      id: R,
      size: F,
      labelPosition: h,
      label: m,
      description: g,
      error: _,
      disabled: V.disabled,
      classNames: n,
      styles: a,
      unstyled: s,
      'data-checked': (B ?? k) || void 0,
      variant: b,
      ref: w,
      mod: D,
      attributes: O,
      ...I,
      ...S,
      children: (0, K.jsxs)(l, {
        ...M(`inner`),
        mod: { 'label-position': h },
        children: [
          (0, K.jsx)(l, {
            ...M(`radio`, { focusable: !0, variant: b }),
            ...L,
            ...V,
            component: `input`,
            mod: { error: !!_, 'with-error-styles': ee },
            id: R,
            type: `radio`,
            readOnly: A,
            'aria-describedby': z,
            onClick: (e) => {
              ;(A && V.checked === void 0 && e.preventDefault(), j?.(e))
            },
          }),
          (0, K.jsx)(C, { ...M(`icon`), 'aria-hidden': !0 }),
        ],
      }),
    })
  })
;(($.classes = pe),
  ($.varsResolver = he),
  ($.displayName = `@mantine/core/Radio`),
  ($.Group = X),
  ($.Card = Z),
  ($.Indicator = Q))
function ge({ now: e, after: t, isChosen: n, version: r }) {
  let { chain: i, safe: a } = A(),
    o = E(ae(i, { account: a, version: r, handler: e })),
    s = E({ ...ae(i, { account: a, version: r, handler: t }), enabled: n }),
    c = n ? s.data : void 0,
    l = U().filter(({ of: e }) => o.data?.[e] && c && !c[e]),
    u = o.error ?? (n ? s.error : null)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(`div`, {
        className: `cs-panel`,
        children: (0, K.jsxs)(`table`, {
          className: I.changes,
          children: [
            (0, K.jsx)(`thead`, {
              children: (0, K.jsxs)(`tr`, {
                children: [
                  (0, K.jsx)(`th`, { scope: `col`, children: W.accountCan }),
                  (0, K.jsx)(`th`, { scope: `col`, children: W.today }),
                  (0, K.jsx)(`th`, { scope: `col`, children: W.after }),
                ],
              }),
            }),
            (0, K.jsx)(`tbody`, {
              children: U().map(({ of: e, able: t }) =>
                (0, K.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, K.jsx)(`th`, { scope: `row`, children: t }),
                      (0, K.jsx)(`td`, { children: _e(o.data?.[e]) }),
                      (0, K.jsx)(`td`, { className: o.data?.[e] && c?.[e] === !1 ? I.lost : ``, children: _e(c?.[e]) }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          ],
        }),
      }),
      l.length > 0 &&
        (0, K.jsx)(B, { verdict: `caution`, title: W.stopsWorking, children: l.map(({ without: e }) => e).join(` `) }),
      u && (0, K.jsx)(B, { verdict: `unchecked`, title: W.lossNotChecked, children: C(u) }),
    ],
  })
}
var _e = (e) => (e === void 0 ? `–` : e ? W.yes : W.no)
function ve({ setup: { fallbackHandler: e } }) {
  let t = R(e)
  return (0, K.jsxs)(`section`, {
    'aria-labelledby': `handler-now`,
    className: I.choices,
    children: [
      (0, K.jsx)(`h2`, { id: `handler-now`, className: I.heading, children: W.currentHandler }),
      (0, K.jsx)(`div`, {
        className: `cs-panel ${I.choice}`,
        children:
          e === null
            ? W.none
            : (0, K.jsxs)(K.Fragment, {
                children: [(0, K.jsx)(F, { address: e, contract: t }), (0, K.jsx)(L, { contract: t, quiet: !0 })],
              }),
      }),
    ],
  })
}
function ye(e, t) {
  let { chain: n } = A(),
    { data: r, error: i } = E({
      queryKey: [`handlers-here`, n.chainId, e],
      queryFn: async () => {
        let { readHandlersHere: t } = await c(
          async () => {
            let { readHandlersHere: e } = await import(`./readHandlersHere-Cm4XY1dd.js`)
            return { readHandlersHere: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5]),
          import.meta.url,
        )
        return t(n, e)
      },
      staleTime: 6e4,
      meta: { persist: !1 },
    }),
    a = r?.filter(({ address: e }) => t === null || !T(e, t)) ?? [],
    o = r !== void 0 || i !== null
  return { others: a, error: i, isTyped: (e) => o && !a.some((t) => T(t.address, e)) }
}
function be({ handlers: { others: e, error: t }, choice: n, onChoose: r }) {
  let i = n === null || n === `none` || e.some(({ address: e }) => e === n)
  return (0, K.jsx)($.Group, {
    label: W.handlerAfter,
    value: i ? n : `other`,
    onChange: (t) => {
      r(e.find(({ address: e }) => e === t)?.address ?? (t === `none` ? `none` : `other`))
    },
    ...(t ? { description: W.publishedNotRead({ reason: C(t) }) } : {}),
    children: (0, K.jsxs)(`div`, {
      className: `cs-panel ${I.options}`,
      children: [
        e.map(({ address: e, name: t, version: n, isOwn: r }) =>
          (0, K.jsx)(
            $,
            {
              value: e,
              className: I.option,
              label: `${t} ${n}`,
              description: r ? W.publishedWith({ release: n, address: j(e) }) : j(e),
            },
            e,
          ),
        ),
        (0, K.jsx)($, { value: `none`, className: I.option, label: W.none, description: W.noneNote }),
        (0, K.jsx)($, { value: `other`, className: I.option, label: W.otherByAddress }),
      ],
    }),
  })
}
function xe(e) {
  let { safe: t, chainId: n } = A(),
    { setup: r } = z(),
    i = y().nameOf(t, n)?.name ?? null
  return (
    w(W.title, i),
    r === null ? (0, K.jsx)(u, { rows: 4, shape: `account`, label: W.loading }) : (0, K.jsx)(Se, { setup: r, ...e })
  )
}
function Se({ setup: e, asked: t, onAsked: n }) {
  let { safe: i, chain: a } = A(),
    o = e.version?.replace(/\+.*$/, ``) ?? ``,
    { text: s, setText: l, forget: u } = M(`handler`, r(t) ? t : ``),
    [d, f] = (0, J.useState)(() => Te(t) ?? (s === `` ? null : `other`)),
    [p, m] = (0, J.useState)(null),
    h = (e) => {
      ;(f(e), n(e === `other` ? null : e), e !== `other` && u())
    },
    g = ye(o, e.fallbackHandler),
    _ = d !== null && (d === `other` || (d !== `none` && g.isTyped(d))),
    v = _ ? p : d === `none` ? null : d,
    y = v === null ? null : Ce(v, i, e.fallbackHandler),
    b = R(y === null ? v : null),
    x = ee(`setup`),
    { draft: S, isBusy: C, error: w } = O((e) => (u(), x(e))),
    T = d === `none` || (v !== null && y === null),
    E = we({ choice: d, chosen: v, problem: y, now: e.fallbackHandler, hasCode: b.data?.judged.kind !== `no-code` })
  return (0, K.jsxs)(N, {
    title: W.title,
    subtitle: W.subtitle,
    from: `contract`,
    held: E,
    isBusy: C,
    error: w,
    onContinue: () =>
      void S(async () => {
        let { setFallbackHandler: e } = await c(
          async () => {
            let { setFallbackHandler: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Dn)
            return { setFallbackHandler: e }
          },
          __vite__mapDeps([6, 2, 7, 4, 1, 3, 5, 8, 9]),
          import.meta.url,
        )
        return { calls: [e(i, v)] }
      }),
    aside: (0, K.jsxs)(K.Fragment, {
      children: [
        v !== null && y === null && (0, K.jsx)(te, { address: v, contract: b, does: W.does }),
        (0, K.jsx)(ge, { now: e.fallbackHandler, after: v, isChosen: T, version: o }),
        b.data && y === null && (0, K.jsx)(P, { report: b.data, what: `handler` }),
      ],
    }),
    children: [
      (0, K.jsx)(ve, { setup: e }),
      (0, K.jsx)(be, { handlers: g, choice: d, onChoose: h }),
      _ &&
        (0, K.jsx)(k, {
          label: W.address,
          value: s,
          chain: a,
          onChange: l,
          onResolved: (e) => {
            ;(m(e), e !== null && n(e))
          },
          error: y,
          autoFocus: !0,
        }),
    ],
  })
}
function Ce(e, t, n) {
  return T(e, t)
    ? W.accountItself
    : /^0x0{40}$/.test(e)
      ? W.zeroAddress
      : n !== null && T(e, n)
        ? W.alreadyHandler
        : null
}
function we({ choice: e, chosen: t, problem: n, now: r, hasCode: i }) {
  return e === null
    ? W.needsChoice
    : e === `none`
      ? r === null
        ? W.hasNone
        : null
      : t === null
        ? W.needsAddress
        : n === null
          ? i
            ? null
            : W.noContract
          : W.cannotBe
}
var Te = (e) => (e === `none` ? `none` : r(e) ? t(e) : null)
function Ee() {
  let { handler: e = `` } = g.useSearch(),
    t = g.useNavigate(),
    { account: n } = A()
  return (0, K.jsx)(
    xe,
    { asked: e, onAsked: (e) => void t({ search: e === null ? {} : { handler: e }, replace: !0, resetScroll: !1 }) },
    n,
  )
}
export { Ee as component }
//# sourceMappingURL=setup_.handler-oQ0hpF09.js.map
