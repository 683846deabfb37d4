import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { uo as t } from './later-DLdlgyuL.js'
import { G as n, K as r, L as i, R as a, V as o, w as s, z as c } from './fields-KVqNPxJG.js'
import {
  Ba as l,
  Fa as u,
  Ga as d,
  Ha as f,
  La as p,
  Ma as m,
  Qa as h,
  Ua as g,
  Va as _,
  Ya as v,
  Za as y,
  do as b,
  ho as x,
  lo as S,
  no as C,
  po as w,
  za as T,
} from './index--te03lJq.js'
function E(e, t) {
  return typeof e == `boolean` ? e : t.autoContrast
}
var D = e(x(), 1),
  O = d(),
  k = (0, D.createContext)(null),
  A = { hiddenInputValuesSeparator: `,` },
  j = l((e) => {
    let {
        value: t,
        defaultValue: r,
        onChange: i,
        size: a,
        wrapperProps: s,
        children: l,
        readOnly: u,
        name: d,
        hiddenInputValuesSeparator: f,
        hiddenInputProps: p,
        maxSelectedValues: m,
        disabled: h,
        ..._
      } = g(`CheckboxGroup`, A, e),
      [v, y] = n({ value: t, defaultValue: r, finalValue: [], onChange: i }),
      b = (e) => {
        let t = typeof e == `string` ? e : e.currentTarget.value
        if (u) return
        let n = v.includes(t)
        ;(!n && m && v.length >= m) || y(n ? v.filter((e) => e !== t) : [...v, t])
      },
      x = (e) => {
        if (h) return !0
        if (!m) return !1
        let t = v.includes(e),
          n = v.length >= m
        return !t && n
      },
      S = v.join(f)
    return (0, O.jsx)(k, {
      value: { value: v, onChange: b, size: a, isDisabled: x },
      children: (0, O.jsxs)(o.Wrapper, {
        size: a,
        ...s,
        ..._,
        labelElement: `div`,
        __staticSelector: `CheckboxGroup`,
        children: [
          (0, O.jsx)(c, { role: `group`, children: l }),
          (0, O.jsx)(`input`, { type: `hidden`, name: d, value: S, ...p }),
        ],
      }),
    })
  })
;((j.classes = o.Wrapper.classes), (j.displayName = `@mantine/core/CheckboxGroup`))
var M = { card: `m_26775b0a` },
  N = (0, D.createContext)(null),
  P = { withBorder: !0 },
  F = C((e, { radius: t }) => ({ card: { '--card-radius': S(t) } })),
  I = T((e) => {
    let t = g(`CheckboxCard`, P, e),
      {
        classNames: r,
        className: i,
        style: a,
        styles: o,
        unstyled: s,
        vars: c,
        checked: l,
        mod: d,
        withBorder: p,
        value: m,
        onClick: h,
        defaultChecked: _,
        onChange: v,
        indeterminate: y,
        attributes: b,
        ...x
      } = t,
      S = f({
        name: `CheckboxCard`,
        classes: M,
        props: t,
        className: i,
        style: a,
        classNames: r,
        styles: o,
        unstyled: s,
        attributes: b,
        vars: c,
        varsResolver: F,
        rootSelector: `card`,
      }),
      C = (0, D.use)(k),
      w = typeof l == `boolean` ? l : C ? C.value.includes(m || ``) : void 0,
      [T, E] = n({ value: w, defaultValue: _, finalValue: !1, onChange: v })
    return (0, O.jsx)(N, {
      value: { checked: T, indeterminate: y },
      children: (0, O.jsx)(u, {
        mod: [{ 'with-border': p, checked: T, indeterminate: y }, d],
        ...S(`card`),
        ...x,
        role: `checkbox`,
        'aria-checked': y ? `mixed` : T,
        onClick: (e) => {
          ;(h?.(e), C?.onChange(m || ``), E(!T))
        },
      }),
    })
  })
;((I.displayName = `@mantine/core/CheckboxCard`), (I.classes = M), (I.varsResolver = F))
function L({ size: e, style: t, ...n }) {
  let r = e === void 0 ? t : { width: w(e), height: w(e), ...t }
  return (0, O.jsx)(`svg`, {
    viewBox: `0 0 10 7`,
    fill: `none`,
    xmlns: `http://www.w3.org/2000/svg`,
    style: r,
    'aria-hidden': !0,
    ...n,
    children: (0, O.jsx)(`path`, {
      d: `M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z`,
      fill: `currentColor`,
      fillRule: `evenodd`,
      clipRule: `evenodd`,
    }),
  })
}
function R({ indeterminate: e, ...t }) {
  return e
    ? (0, O.jsx)(`svg`, {
        xmlns: `http://www.w3.org/2000/svg`,
        fill: `none`,
        viewBox: `0 0 32 6`,
        'aria-hidden': !0,
        ...t,
        children: (0, O.jsx)(`rect`, { width: `32`, height: `6`, fill: `currentColor`, rx: `3` }),
      })
    : (0, O.jsx)(L, { ...t })
}
var z = {
    indicator: `m_5e5256ee`,
    icon: `m_1b1c543a`,
    'indicator--light': `m_193e54c8`,
    'indicator--outline': `m_76e20374`,
  },
  B = { icon: R, variant: `filled`, radius: `sm` },
  V = C((e, { radius: t, color: n, size: r, iconColor: i, variant: a, autoContrast: o }) => {
    let s = h({ color: n || e.primaryColor, theme: e }),
      c = s.isThemeColor && s.shade === void 0 ? `var(--mantine-color-${s.color}-outline)` : s.color,
      l =
        a === `light`
          ? e.variantColorResolver({ color: n || e.primaryColor, theme: e, variant: `light`, autoContrast: o })
          : void 0,
      u = a === `outline` ? c : l ? l.color : y(n, e)
    return {
      indicator: {
        '--checkbox-size': b(r, `checkbox-size`),
        '--checkbox-radius': t === void 0 ? void 0 : S(t),
        '--checkbox-color': u,
        '--checkbox-bg': l?.background,
        '--checkbox-icon-color': i
          ? y(i, e)
          : l
            ? l.color
            : E(o, e)
              ? v({ color: n, theme: e, autoContrast: o })
              : void 0,
      },
    }
  }),
  H = T((e) => {
    let t = g(`CheckboxIndicator`, B, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        icon: c,
        indeterminate: l,
        radius: u,
        color: d,
        iconColor: m,
        autoContrast: h,
        checked: _,
        mod: v,
        variant: y,
        disabled: b,
        attributes: x,
        ...S
      } = t,
      C = f({
        name: `CheckboxIndicator`,
        classes: z,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: x,
        vars: s,
        varsResolver: V,
        rootSelector: `indicator`,
      }),
      w = (0, D.use)(N),
      T = typeof l == `boolean` ? l : w?.indeterminate,
      E = typeof _ == `boolean` || typeof l == `boolean` ? _ || l : w?.checked || w?.indeterminate || !1
    return (0, O.jsx)(p, {
      ...C(`indicator`, { variant: y }),
      variant: y,
      mod: [{ checked: E, disabled: b }, v],
      ...S,
      children: (0, O.jsx)(c, { indeterminate: T, ...C(`icon`) }),
    })
  })
;((H.displayName = `@mantine/core/CheckboxIndicator`), (H.classes = z), (H.varsResolver = V))
var U = {
    root: `m_bf2d988c`,
    inner: `m_26062bec`,
    input: `m_26063560`,
    icon: `m_bf295423`,
    'input--light': `m_595ab216`,
    'input--outline': `m_215c4542`,
  },
  W = { labelPosition: `right`, icon: R, withErrorStyles: !0, variant: `filled`, radius: `sm` },
  G = C((e, { radius: t, color: n, size: r, iconColor: i, variant: a, autoContrast: o }) => {
    let s = h({ color: n || e.primaryColor, theme: e }),
      c = s.isThemeColor && s.shade === void 0 ? `var(--mantine-color-${s.color}-outline)` : s.color,
      l =
        a === `light`
          ? e.variantColorResolver({ color: n || e.primaryColor, theme: e, variant: `light`, autoContrast: o })
          : void 0,
      u = a === `outline` ? c : l ? l.color : y(n, e)
    return {
      root: {
        '--checkbox-size': b(r, `checkbox-size`),
        '--checkbox-radius': t === void 0 ? void 0 : S(t),
        '--checkbox-color': u,
        '--checkbox-bg': l?.background,
        '--checkbox-icon-color': i
          ? y(i, e)
          : l
            ? l.color
            : E(o, e)
              ? v({ color: n, theme: e, autoContrast: o })
              : void 0,
      },
    }
  }),
  K = T((e) => {
    let n = g(`Checkbox`, W, e),
      {
        classNames: a,
        className: o,
        style: s,
        styles: c,
        unstyled: l,
        vars: u,
        color: d,
        label: m,
        id: h,
        size: v,
        radius: y,
        wrapperProps: b,
        checked: x,
        labelPosition: S,
        description: C,
        error: w,
        disabled: T,
        variant: E,
        indeterminate: A,
        icon: j,
        rootRef: M,
        iconColor: N,
        onChange: P,
        autoContrast: F,
        mod: I,
        attributes: L,
        readOnly: R,
        onClick: z,
        withErrorStyles: B,
        ref: V,
        ...H
      } = n,
      K = (0, D.useRef)(null),
      q = (0, D.use)(k),
      J = v || q?.size,
      Y = f({
        name: `Checkbox`,
        props: n,
        classes: U,
        className: o,
        style: s,
        classNames: a,
        styles: c,
        unstyled: l,
        attributes: L,
        vars: u,
        varsResolver: G,
      }),
      { styleProps: ee, rest: X } = _(H),
      Z = r(h),
      te =
        [C ? `${Z}-description` : void 0, w && typeof w != `boolean` ? `${Z}-error` : void 0, X[`aria-describedby`]]
          .filter(Boolean)
          .join(` `) || void 0,
      Q = {
        checked: q?.value.includes(X.value) ?? x,
        onChange: (e) => {
          R || (q?.onChange(e), P?.(e))
        },
      },
      ne = q?.isDisabled?.(X.value) ?? !1,
      $ = T || ne
    return (
      (0, D.useEffect)(() => {
        K.current &&
          ((K.current.indeterminate = A || !1),
          A ? K.current.setAttribute(`data-indeterminate`, `true`) : K.current.removeAttribute(`data-indeterminate`))
      }, [A]),
      (0, O.jsx)(i, {
        ...Y(`root`),
        __staticSelector: `Checkbox`,
        __stylesApiProps: n,
        id: Z,
        size: J,
        labelPosition: S,
        label: m,
        description: C,
        error: w,
        disabled: $,
        classNames: a,
        styles: c,
        unstyled: l,
        'data-checked': Q.checked || x || void 0,
        variant: E,
        ref: M,
        mod: I,
        attributes: L,
        inert: X.inert,
        ...ee,
        ...b,
        children: (0, O.jsxs)(p, {
          ...Y(`inner`),
          mod: { labelPosition: S },
          children: [
            (0, O.jsx)(p, {
              component: `input`,
              id: Z,
              ref: t(K, V),
              mod: { error: !!w, 'with-error-styles': B },
              ...Y(`input`, { focusable: !0, variant: E }),
              ...X,
              ...Q,
              'aria-describedby': te,
              disabled: $,
              inert: X.inert,
              type: `checkbox`,
              onClick: (e) => {
                ;(R && Q.checked === void 0 && e.preventDefault(), z?.(e))
              },
            }),
            (0, O.jsx)(j, { indeterminate: A, ...Y(`icon`) }),
          ],
        }),
      })
    )
  })
;((K.classes = { ...U, ...a }),
  (K.varsResolver = G),
  (K.displayName = `@mantine/core/Checkbox`),
  (K.Group = j),
  (K.Indicator = H),
  (K.Card = I))
function q({ reason: e, children: t, showReason: n = !0, onPress: r, ...i }) {
  let a = (0, D.useId)()
  return (0, O.jsxs)(`span`, {
    className: s.blocked,
    children: [
      (0, O.jsx)(m, {
        type: `button`,
        'aria-disabled': !0,
        'aria-describedby': a,
        onClick: (e) => {
          ;(e.preventDefault(), r?.())
        },
        ...i,
        children: t,
      }),
      (0, O.jsx)(`span`, { id: a, className: n ? s.reason : `cs-visually-hidden`, children: e }),
    ],
  })
}
export { K as n, E as r, q as t }
//# sourceMappingURL=rest-aMSycVjv.js.map
