import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { lo as t, uo as n } from './later-DLdlgyuL.js'
import { B as r, G as i, H as a, K as o, V as s, W as c, x as l } from './fields-KVqNPxJG.js'
import { Xn as u } from './lists-DTBg-a7q.js'
import {
  Ba as d,
  Ga as f,
  Ha as p,
  Ua as m,
  Va as h,
  do as g,
  ho as _,
  no as v,
  to as ee,
  za as y,
} from './index--te03lJq.js'
var b = e(_(), 1),
  x = f(),
  S = d((e) => {
    let {
        onChange: r,
        children: i,
        multiple: a,
        accept: o,
        name: s,
        form: c,
        resetRef: l,
        disabled: u,
        capture: d,
        inputProps: f,
        ref: p,
        ...h
      } = m(`FileButton`, null, e),
      g = (0, b.useRef)(null),
      _ = () => {
        !u && g.current?.click()
      }
    return (
      t(l, () => {
        g.current && (g.current.value = ``)
      }),
      (0, x.jsxs)(x.Fragment, {
        children: [
          (0, x.jsx)(`input`, {
            style: { display: `none` },
            type: `file`,
            accept: o,
            multiple: a,
            onChange: (e) => {
              if (e.currentTarget.files === null) return r(a ? [] : null)
              r(a ? Array.from(e.currentTarget.files) : e.currentTarget.files[0] || null)
            },
            ref: n(p, g),
            name: s,
            form: c,
            capture: d,
            ...f,
          }),
          i({ onClick: _, ...h }),
        ],
      })
    )
  })
S.displayName = `@mantine/core/FileButton`
function C({ reveal: e }) {
  return (0, x.jsx)(`svg`, {
    xmlns: `http://www.w3.org/2000/svg`,
    viewBox: `0 0 256 256`,
    style: { width: `var(--psi-icon-size)`, height: `var(--psi-icon-size)` },
    children: e
      ? (0, x.jsxs)(x.Fragment, {
          children: [
            (0, x.jsx)(`path`, { fill: `none`, d: `M0 0h256v256H0z` }),
            (0, x.jsx)(`path`, {
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
              d: `M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.53`,
            }),
            (0, x.jsx)(`path`, {
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
              d: `M208.61 169.1C230.41 149.58 240 128 240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6`,
            }),
          ],
        })
      : (0, x.jsxs)(x.Fragment, {
          children: [
            (0, x.jsx)(`path`, { fill: `none`, d: `M0 0h256v256H0z` }),
            (0, x.jsx)(`path`, {
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
              d: `M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z`,
            }),
            (0, x.jsx)(`circle`, {
              cx: `128`,
              cy: `128`,
              r: `40`,
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
            }),
          ],
        }),
  })
}
var w = { root: `m_f61ca620`, input: `m_ccf8da4c`, innerInput: `m_f2d85dd2`, visibilityToggle: `m_b1072d44` },
  T = { visibilityToggleIcon: C, visibilityToggleFocusable: !1, size: `sm` },
  E = v((e, { size: t }) => ({
    root: { '--psi-icon-size': g(t, `psi-icon-size`), '--psi-button-size': g(t, `psi-button-size`) },
  }))
function te(e) {
  let t = (0, b.use)(a)
  return (0, x.jsx)(`input`, { ...e, 'aria-describedby': t?.describedBy })
}
var D = y((e) => {
  let t = m([`Input`, `InputWrapper`, `PasswordInput`], T, e),
    {
      classNames: n,
      className: r,
      style: a,
      styles: l,
      unstyled: d,
      vars: f,
      required: g,
      error: _,
      success: v,
      leftSection: y,
      disabled: b,
      id: S,
      variant: C,
      inputContainer: D,
      description: O,
      label: ne,
      size: k,
      errorProps: A,
      successProps: j,
      descriptionProps: M,
      labelProps: re,
      withAsterisk: ie,
      inputWrapperOrder: ae,
      wrapperProps: oe,
      radius: N,
      rightSection: se,
      rightSectionWidth: ce,
      rightSectionPointerEvents: le,
      leftSectionWidth: P,
      visible: F,
      defaultVisible: I,
      onVisibilityChange: L,
      visibilityToggleIcon: R,
      visibilityToggleButtonProps: z,
      visibilityToggleFocusable: B,
      rightSectionProps: V,
      leftSectionProps: H,
      leftSectionPointerEvents: U,
      withErrorStyles: ue,
      withSuccessStyles: de,
      mod: fe,
      attributes: W,
      dir: G,
      ...pe
    } = t,
    K = o(S),
    [q, me] = i({ value: F, defaultValue: I, finalValue: !1, onChange: L }),
    J = () => me(!q),
    Y = p({
      name: `PasswordInput`,
      classes: w,
      props: t,
      className: r,
      style: a,
      classNames: n,
      styles: l,
      unstyled: d,
      attributes: W,
      vars: f,
      varsResolver: E,
    }),
    { resolvedClassNames: X, resolvedStyles: Z } = c({ classNames: n, styles: l, props: t }),
    { styleProps: he, rest: Q } = h(pe),
    ge = A?.id || `${K}-error`,
    $ = j?.id || `${K}-success`,
    _e = M?.id || `${K}-description`,
    ve = (0, x.jsx)(u, {
      ...Y(`visibilityToggle`),
      disabled: b,
      radius: N,
      'aria-pressed': q,
      tabIndex: B ? 0 : -1,
      'aria-label': `Toggle password visibility`,
      ...z,
      variant: z?.variant ?? `subtle`,
      color: `gray`,
      unstyled: d,
      onTouchEnd: (e) => {
        ;(e.preventDefault(), z?.onTouchEnd?.(e), J())
      },
      onMouseDown: (e) => {
        ;(e.preventDefault(), z?.onMouseDown?.(e), J())
      },
      onKeyDown: (e) => {
        ;(z?.onKeyDown?.(e), (e.key === ` ` || e.key === `Enter`) && (e.preventDefault(), J()))
      },
      children: (0, x.jsx)(R, { reveal: q }),
    })
  return (0, x.jsx)(s.Wrapper, {
    required: g,
    id: K,
    label: ne,
    error: _,
    success: v,
    description: O,
    size: k,
    classNames: X,
    styles: Z,
    __staticSelector: `PasswordInput`,
    __stylesApiProps: t,
    unstyled: d,
    withAsterisk: ie,
    inputWrapperOrder: ae,
    inputContainer: D,
    variant: C,
    labelProps: { ...re, htmlFor: K },
    descriptionProps: { ...M, id: _e },
    errorProps: { ...A, id: ge },
    successProps: { ...j, id: $ },
    mod: fe,
    attributes: W,
    ...Y(`root`),
    ...he,
    ...oe,
    children: (0, x.jsx)(s, {
      component: `div`,
      dir: G,
      error: _,
      success: v,
      leftSection: y,
      size: k,
      classNames: { ...X, input: ee(w.input, X?.input) },
      styles: Z,
      radius: N,
      disabled: b,
      __staticSelector: `PasswordInput`,
      __stylesApiProps: t,
      rightSectionWidth: ce,
      rightSection: se ?? ve,
      variant: C,
      unstyled: d,
      leftSectionWidth: P,
      rightSectionPointerEvents: le || `all`,
      rightSectionProps: V,
      leftSectionProps: H,
      leftSectionPointerEvents: U,
      withAria: !1,
      withErrorStyles: ue,
      withSuccessStyles: de,
      attributes: W,
      children: (0, x.jsx)(te, {
        required: g,
        'data-invalid': !!_ || void 0,
        'data-with-left-section': !!y || void 0,
        ...Y(`innerInput`),
        disabled: b,
        id: K,
        dir: G,
        ...Q,
        autoComplete: Q.autoComplete || `off`,
        type: q ? `text` : `password`,
      }),
    }),
  })
})
;((D.classes = { ...r.classes, ...w }), (D.varsResolver = E), (D.displayName = `@mantine/core/PasswordInput`))
var O = (e) => (0, x.jsx)(D, { ...e, visibilityToggleButtonProps: { 'aria-label': l.showPassphrase } })
export { S as n, O as t }
//# sourceMappingURL=rest-BOxwSZXT.js.map
