const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './createConnection-C91t6ZU-.js',
      './rolldown-runtime-DLMaRju-.js',
      './rest-Bt3mpK38.js',
      './later-DLdlgyuL.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './later-BVtEykpe.css',
      './rest-L3RFoWp3.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-CmDQyV1X.js',
      './rest-DyTJIdPD.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-B3PyXowP.js',
      './rest-BaoHt0l1.js',
      './rest-Ckonu3dl.js',
      './rest-DGIchwV7.js',
      './rest-BLgIr9Nz.js',
      './rest-D9hD2qgk.js',
      './rest-CTgwxPBf.css',
      './rest-BDvyvxAq.css',
      './rest-DNU5Denu.js',
      './rest-D7yXKgZK.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  $ as t,
  An as n,
  C as r,
  Cn as i,
  D as a,
  E as o,
  Fn as s,
  G as c,
  J as l,
  Ln as u,
  Nn as d,
  Pn as f,
  X as p,
  Y as m,
  et as h,
  jn as g,
  p as _,
  qn as v,
  v as y,
  zn as b,
} from './lists-DTBg-a7q.js'
import {
  $a as x,
  $i as S,
  Ai as C,
  Ba as w,
  Bt as ee,
  Dr as te,
  Fa as ne,
  Ga as re,
  Ha as T,
  Hi as ie,
  Ht as E,
  Ji as D,
  Jt as O,
  Kn as ae,
  Kt as k,
  La as A,
  Ma as j,
  Na as oe,
  P as M,
  Pn as N,
  Qi as P,
  Qt as F,
  Ra as I,
  Rr as se,
  Ua as L,
  Ui as ce,
  Va as le,
  Vn as ue,
  Wa as de,
  Wt as fe,
  Xt as pe,
  Za as me,
  Zi as R,
  _i as he,
  at as z,
  ba as ge,
  bi as _e,
  br as ve,
  bt as ye,
  ci as be,
  co as B,
  cr as xe,
  ct as Se,
  do as V,
  eo as Ce,
  er as we,
  ha as Te,
  hn as Ee,
  ho as De,
  it as Oe,
  jt as ke,
  lo as Ae,
  ma as je,
  mn as Me,
  no as H,
  oo as Ne,
  or as Pe,
  ot as Fe,
  po as U,
  sa as Ie,
  sr as Le,
  st as Re,
  to as ze,
  tr as Be,
  ui as Ve,
  vi as He,
  vr as Ue,
  wa as We,
  wt as Ge,
  xa as Ke,
  yi as qe,
  yt as Je,
  za as W,
  zr as Ye,
} from './index--te03lJq.js'
function Xe(e = `mantine-`) {
  return `${e}${Math.random().toString(36).slice(2, 11)}`
}
var G = e(De(), 1)
function Ze(e) {
  let t = (0, G.useId)(),
    [n, r] = (0, G.useState)(`mantine-${t.replace(/:/g, ``)}`),
    i = (0, G.useRef)(!1)
  return (
    Ne(() => {
      i.current || ((i.current = !0), r(Xe()))
    }, []),
    typeof e == `string` ? e : n
  )
}
function Qe({ value: e, defaultValue: t, finalValue: n, onChange: r = () => {} }) {
  let [i, a] = (0, G.useState)(t === void 0 ? n : t)
  return e === void 0
    ? [
        i,
        (e, ...t) => {
          ;(a(e), r?.(e, ...t))
        },
        !1,
      ]
    : [e, r, !0]
}
function $e({ classNames: e, styles: t, props: n, stylesCtx: r }) {
  let i = de()
  return {
    resolvedClassNames: e === void 0 ? void 0 : Ce({ theme: i, classNames: e, props: n, stylesCtx: r || void 0 }),
    resolvedStyles: t === void 0 ? void 0 : x({ theme: i, styles: t, props: n, stylesCtx: r || void 0 }),
  }
}
var K = re()
function et({ size: e = `var(--cb-icon-size, 70%)`, style: t, ...n }) {
  return (0, K.jsx)(`svg`, {
    viewBox: `0 0 15 15`,
    fill: `none`,
    xmlns: `http://www.w3.org/2000/svg`,
    style: { ...t, width: e, height: e },
    ...n,
    children: (0, K.jsx)(`path`, {
      d: `M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.03157L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z`,
      fill: `currentColor`,
      fillRule: `evenodd`,
      clipRule: `evenodd`,
    }),
  })
}
et.displayName = `@mantine/core/CloseIcon`
var tt = { root: `m_86a44da5`, 'root--subtle': `m_220c80f2` },
  nt = { variant: `subtle` },
  rt = H((e, { size: t, radius: n, iconSize: r }) => ({
    root: { '--cb-size': V(t, `cb-size`), '--cb-radius': n === void 0 ? void 0 : Ae(n), '--cb-icon-size': U(r) },
  })),
  it = I((e) => {
    let t = L(`CloseButton`, nt, e),
      {
        iconSize: n,
        children: r,
        vars: i,
        radius: a,
        className: o,
        classNames: s,
        style: c,
        styles: l,
        unstyled: u,
        'data-disabled': d,
        disabled: f,
        variant: p,
        icon: m,
        mod: h,
        attributes: g,
        __staticSelector: _,
        ...v
      } = t,
      y = T({
        name: _ || `CloseButton`,
        props: t,
        className: o,
        style: c,
        classes: tt,
        classNames: s,
        styles: l,
        unstyled: u,
        attributes: g,
        vars: i,
        varsResolver: rt,
      })
    return (0, K.jsxs)(ne, {
      ...v,
      unstyled: u,
      variant: p,
      disabled: f,
      mod: [{ disabled: f || d }, h],
      ...y(`root`, { variant: p, active: !f && !d }),
      children: [m || (0, K.jsx)(et, {}), r],
    })
  })
;((it.classes = tt), (it.varsResolver = rt), (it.displayName = `@mantine/core/CloseButton`))
var at = (0, G.createContext)({ size: `sm` }),
  ot = W((e) => {
    let t = L(`InputClearButton`, null, e),
      { size: n, variant: r, vars: i, classNames: a, styles: o, ...s } = t,
      c = (0, G.use)(at),
      { resolvedClassNames: l, resolvedStyles: u } = $e({ classNames: a, styles: o, props: t })
    return (0, K.jsx)(it, {
      variant: r || `transparent`,
      size: n || c?.size || `sm`,
      classNames: l,
      styles: u,
      __staticSelector: `InputClearButton`,
      style: { pointerEvents: `all`, background: `var(--input-bg)`, ...s.style },
      ...s,
    })
  })
ot.displayName = `@mantine/core/InputClearButton`
var st = { xs: 7, sm: 8, md: 10, lg: 12, xl: 15 }
function ct({
  __clearable: e,
  __clearSection: t,
  rightSection: n,
  __defaultRightSection: r,
  size: i = `sm`,
  __clearSectionMode: a = `both`,
}) {
  let o = e && t
  return a === `rightSection`
    ? n === null
      ? null
      : n || r
    : a === `clear`
      ? n === null
        ? null
        : o || r
      : o && (n || r)
        ? (0, K.jsxs)(`div`, {
            'data-combined-clear-section': !0,
            style: { display: `flex`, gap: 2, alignItems: `center`, paddingInlineEnd: st[i] },
            children: [o, n || r],
          })
        : n === null
          ? null
          : n || o || r
}
var q = (0, G.createContext)({
    offsetBottom: !1,
    offsetTop: !1,
    describedBy: void 0,
    getStyles: null,
    inputId: void 0,
    labelId: void 0,
  }),
  J = {
    wrapper: `m_6c018570`,
    input: `m_8fb7ebe7`,
    bottomSection: `m_93f4ed57`,
    section: `m_82577fc2`,
    placeholder: `m_88bacfd0`,
    root: `m_46b77525`,
    label: `m_8fdc1311`,
    required: `m_78a94662`,
    error: `m_8f816625`,
    success: `m_9d9d40e0`,
    description: `m_fe47ce59`,
  },
  lt = H((e, { size: t }) => ({
    description: { '--input-description-size': t === void 0 ? void 0 : `calc(${B(t)} - ${U(2)})` },
  })),
  ut = W((e) => {
    let t = L(`InputDescription`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        __staticSelector: c,
        __inheritStyles: l = !0,
        attributes: u,
        ...d
      } = L(`InputDescription`, null, t),
      f = (0, G.use)(q),
      p = T({
        name: [`InputWrapper`, c],
        props: t,
        classes: J,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: u,
        rootSelector: `description`,
        vars: s,
        varsResolver: lt,
      }),
      m = (l && f?.getStyles) || p
    return (0, K.jsx)(A, {
      component: `p`,
      ...m(`description`, f?.getStyles ? { className: r, style: i } : void 0),
      ...d,
    })
  })
;((ut.classes = J), (ut.varsResolver = lt), (ut.displayName = `@mantine/core/InputDescription`))
var dt = H((e, { size: t }) => ({
    error: { '--input-error-size': t === void 0 ? void 0 : `calc(${B(t)} - ${U(2)})` },
  })),
  ft = W((e) => {
    let t = L(`InputError`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        attributes: c,
        __staticSelector: l,
        __inheritStyles: u = !0,
        ...d
      } = t,
      f = T({
        name: [`InputWrapper`, l],
        props: t,
        classes: J,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: c,
        rootSelector: `error`,
        vars: s,
        varsResolver: dt,
      }),
      p = (0, G.use)(q),
      m = (u && p?.getStyles) || f
    return (0, K.jsx)(A, { component: `p`, ...m(`error`, p?.getStyles ? { className: r, style: i } : void 0), ...d })
  })
;((ft.classes = J), (ft.varsResolver = dt), (ft.displayName = `@mantine/core/InputError`))
var pt = { labelElement: `label` },
  mt = H((e, { size: t }) => ({ label: { '--input-label-size': B(t), '--input-asterisk-color': void 0 } })),
  ht = W((e) => {
    let t = L(`InputLabel`, pt, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        labelElement: c,
        required: l,
        htmlFor: u,
        onMouseDown: d,
        children: f,
        __staticSelector: p,
        mod: m,
        attributes: h,
        ...g
      } = t,
      _ = T({
        name: [`InputWrapper`, p],
        props: t,
        classes: J,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: h,
        rootSelector: `label`,
        vars: s,
        varsResolver: mt,
      }),
      v = (0, G.use)(q),
      y = v?.getStyles || _,
      b = g.component || c,
      x = typeof b != `string` || b === `label`
    return (0, K.jsxs)(A, {
      ...y(`label`, v?.getStyles ? { className: r, style: i } : void 0),
      component: c,
      htmlFor: x ? u : void 0,
      mod: [{ required: l }, m],
      onMouseDown: (e) => {
        ;(d?.(e), !e.defaultPrevented && e.detail > 1 && e.preventDefault())
      },
      ...g,
      children: [f, l && (0, K.jsx)(`span`, { ...y(`required`), 'aria-hidden': !0, children: ` *` })],
    })
  })
;((ht.classes = J), (ht.varsResolver = mt), (ht.displayName = `@mantine/core/InputLabel`))
var gt = W((e) => {
  let t = L(`InputPlaceholder`, null, e),
    {
      classNames: n,
      className: r,
      style: i,
      styles: a,
      unstyled: o,
      vars: s,
      __staticSelector: c,
      error: l,
      mod: u,
      attributes: d,
      ...f
    } = t,
    p = T({
      name: [`InputPlaceholder`, c],
      props: t,
      classes: J,
      className: r,
      style: i,
      classNames: n,
      styles: a,
      unstyled: o,
      attributes: d,
      rootSelector: `placeholder`,
    })
  return (0, K.jsx)(A, { ...p(`placeholder`), mod: [{ error: !!l }, u], component: `span`, ...f })
})
;((gt.classes = J), (gt.displayName = `@mantine/core/InputPlaceholder`))
var _t = H((e, { size: t }) => ({
    success: { '--input-success-size': t === void 0 ? void 0 : `calc(${B(t)} - ${U(2)})` },
  })),
  vt = W((e) => {
    let t = L(`InputSuccess`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        attributes: c,
        __staticSelector: l,
        __inheritStyles: u = !0,
        ...d
      } = t,
      f = T({
        name: [`InputWrapper`, l],
        props: t,
        classes: J,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: c,
        rootSelector: `success`,
        vars: s,
        varsResolver: _t,
      }),
      p = (0, G.use)(q),
      m = (u && p?.getStyles) || f
    return (0, K.jsx)(A, { component: `p`, ...m(`success`, p?.getStyles ? { className: r, style: i } : void 0), ...d })
  })
;((vt.classes = J), (vt.varsResolver = _t), (vt.displayName = `@mantine/core/InputSuccess`))
function yt(e, { hasDescription: t, hasError: n }) {
  let r = e.findIndex((e) => e === `input`),
    i = e.slice(0, r),
    a = e.slice(r + 1),
    o = (t && i.includes(`description`)) || (n && i.includes(`error`))
  return { offsetBottom: (t && a.includes(`description`)) || (n && a.includes(`error`)), offsetTop: o }
}
var bt = {
    labelElement: `label`,
    inputContainer: (e) => e,
    inputWrapperOrder: [`label`, `description`, `input`, `error`],
  },
  xt = H((e, { size: t }) => ({
    label: { '--input-label-size': B(t), '--input-asterisk-color': void 0 },
    error: { '--input-error-size': t === void 0 ? void 0 : `calc(${B(t)} - ${U(2)})` },
    success: { '--input-success-size': t === void 0 ? void 0 : `calc(${B(t)} - ${U(2)})` },
    description: { '--input-description-size': t === void 0 ? void 0 : `calc(${B(t)} - ${U(2)})` },
  })),
  St = W((e) => {
    let t = L(`InputWrapper`, bt, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        size: c,
        variant: l,
        __staticSelector: u,
        inputContainer: d,
        inputWrapperOrder: f,
        label: p,
        error: m,
        success: h,
        description: g,
        labelProps: _,
        descriptionProps: v,
        errorProps: y,
        successProps: b,
        labelElement: x,
        children: S,
        withAsterisk: C,
        id: w,
        required: ee,
        __stylesApiProps: te,
        mod: ne,
        attributes: re,
        ...ie
      } = t,
      E = T({
        name: [`InputWrapper`, u],
        props: te || t,
        classes: J,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: re,
        vars: s,
        varsResolver: xt,
      }),
      D = { size: c, variant: l, __staticSelector: u },
      O = Ze(w),
      ae = typeof C == `boolean` ? C : ee,
      k = y?.id || `${O}-error`,
      j = b?.id || `${O}-success`,
      oe = v?.id || `${O}-description`,
      M = O,
      N = !!m && typeof m != `boolean`,
      P = !!h && typeof h != `boolean` && !m,
      F = !!g,
      I = N && f.includes(`error`),
      se = P && f.includes(`error`),
      ce = F && f.includes(`description`),
      le = `${I ? k : ``} ${se ? j : ``} ${ce ? oe : ``}`,
      ue = le.trim().length > 0 ? le.trim() : void 0,
      de = _?.id || `${O}-label`,
      fe = p && (0, K.jsx)(ht, { labelElement: x, id: de, htmlFor: M, required: ae, ...D, ..._, children: p }, `label`),
      pe = F && (0, K.jsx)(ut, { ...v, ...D, size: v?.size || D.size, id: v?.id || oe, children: g }, `description`),
      me = (0, K.jsx)(G.Fragment, { children: d(S) }, `input`),
      R = N && (0, G.createElement)(ft, { ...y, ...D, size: y?.size || D.size, key: `error`, id: y?.id || k }, m),
      he = P && (0, G.createElement)(vt, { ...b, ...D, size: b?.size || D.size, key: `success`, id: b?.id || j }, h),
      z = f.map((e) => {
        switch (e) {
          case `label`:
            return fe
          case `input`:
            return me
          case `description`:
            return pe
          case `error`:
            return R || he
          default:
            return null
        }
      })
    return (0, K.jsx)(q, {
      value: {
        getStyles: E,
        describedBy: ue,
        inputId: M,
        labelId: fe && f.includes(`label`) ? de : void 0,
        ...yt(f, { hasDescription: F, hasError: N || P }),
      },
      children: (0, K.jsx)(A, {
        variant: l,
        size: c,
        mod: [{ error: !!m, success: !!h && !m }, ne],
        id: x === `label` ? void 0 : w,
        ...E(`root`),
        ...ie,
        children: z,
      }),
    })
  })
;((St.classes = J), (St.varsResolver = xt), (St.displayName = `@mantine/core/InputWrapper`))
var Ct = {
    variant: `default`,
    leftSectionPointerEvents: `none`,
    rightSectionPointerEvents: `none`,
    withAria: !0,
    withErrorStyles: !0,
    withSuccessStyles: !0,
    size: `sm`,
    loading: !1,
    loadingPosition: `right`,
  },
  wt = H((e, t, n) => ({
    wrapper: {
      '--input-margin-top': n.offsetTop ? `calc(var(--mantine-spacing-xs) / 2)` : void 0,
      '--input-margin-bottom': n.offsetBottom ? `calc(var(--mantine-spacing-xs) / 2)` : void 0,
      '--input-height': V(t.size, `input-height`),
      '--input-fz': B(t.size),
      '--input-radius': t.radius === void 0 ? void 0 : Ae(t.radius),
      '--input-left-section-width': t.leftSectionWidth === void 0 ? void 0 : U(t.leftSectionWidth),
      '--input-right-section-width': t.rightSectionWidth === void 0 ? void 0 : U(t.rightSectionWidth),
      '--input-padding-y': t.multiline ? V(t.size, `input-padding-y`) : void 0,
      '--input-left-section-pointer-events': t.leftSectionPointerEvents,
      '--input-right-section-pointer-events': t.rightSectionPointerEvents,
    },
  })),
  Y = I((e) => {
    let t = L(`Input`, Ct, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        required: s,
        __staticSelector: c,
        __stylesApiProps: l,
        size: u,
        wrapperProps: d,
        error: f,
        success: p,
        disabled: m,
        leftSection: h,
        leftSectionProps: g,
        leftSectionWidth: _,
        rightSection: v,
        rightSectionProps: y,
        rightSectionWidth: b,
        rightSectionPointerEvents: x,
        leftSectionPointerEvents: S,
        variant: C,
        vars: w,
        pointer: ee,
        multiline: te,
        radius: ne,
        id: re,
        withAria: ie,
        withErrorStyles: E,
        withSuccessStyles: D,
        mod: O,
        inputSize: ae,
        attributes: k,
        __clearSection: j,
        __clearable: M,
        __clearSectionMode: N,
        __defaultRightSection: P,
        loading: F,
        loadingPosition: I,
        __bottomSection: se,
        __bottomSectionProps: ce,
        rootRef: ue,
        dir: de,
        ...fe
      } = t,
      { styleProps: pe, rest: me } = le(fe),
      R = (0, G.use)(q),
      he = { offsetBottom: R?.offsetBottom, offsetTop: R?.offsetTop },
      z = T({
        name: [`Input`, c],
        props: l || t,
        classes: J,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: k,
        stylesCtx: he,
        rootSelector: `wrapper`,
        vars: w,
        varsResolver: wt,
      }),
      ge = ie
        ? {
            required: s,
            disabled: m,
            'aria-invalid': f ? !0 : void 0,
            'aria-describedby': R?.describedBy,
            id: R?.inputId || re,
          }
        : {},
      _e = F
        ? (0, K.jsx)(oe, {
            size:
              I === `left` ? `calc(var(--input-left-section-size) / 2)` : `calc(var(--input-right-section-size) / 2)`,
          })
        : null,
      ve = F && I === `left` ? _e : h,
      ye = ct({
        __clearable: M,
        __clearSection: j,
        rightSection: F && I === `right` ? _e : v,
        __defaultRightSection: P,
        size: u,
        __clearSectionMode: N,
      })
    return (0, K.jsx)(at, {
      value: { size: u || `sm` },
      children: (0, K.jsxs)(A, {
        ref: ue,
        dir: de,
        ...z(`wrapper`),
        ...pe,
        ...d,
        mod: [
          {
            error: !!f && E,
            success: !!p && !f && D,
            pointer: ee,
            disabled: m,
            multiline: te,
            withRightSection: !!ye,
            withLeftSection: !!ve,
            withBottomSection: !!se,
          },
          O,
        ],
        variant: C,
        size: u,
        children: [
          ve &&
            (0, K.jsx)(`div`, {
              ...g,
              'data-position': `left`,
              ...z(`section`, { className: g?.className, style: g?.style }),
              children: ve,
            }),
          (0, K.jsx)(A, {
            component: `input`,
            ...me,
            ...ge,
            required: s,
            mod: { disabled: m, error: !!f && E, success: !!p && !f && D },
            variant: C,
            __size: ae,
            ...z(`input`),
          }),
          se &&
            (0, K.jsx)(`div`, {
              ...ce,
              ...z(`bottomSection`, { className: ce?.className, style: ce?.style }),
              children: se,
            }),
          ye &&
            (0, K.jsx)(`div`, {
              ...y,
              'data-position': `right`,
              ...z(`section`, { className: y?.className, style: y?.style }),
              children: ye,
            }),
        ],
      }),
    })
  })
;((Y.classes = J),
  (Y.varsResolver = wt),
  (Y.Wrapper = St),
  (Y.Label = ht),
  (Y.Error = ft),
  (Y.Success = vt),
  (Y.Description = ut),
  (Y.Placeholder = gt),
  (Y.ClearButton = ot),
  (Y.displayName = `@mantine/core/Input`))
function Tt(e, t, n) {
  let r = L([`Input`, `InputWrapper`, e], t, n),
    {
      label: i,
      description: a,
      error: o,
      success: s,
      required: c,
      classNames: l,
      styles: u,
      className: d,
      unstyled: f,
      __staticSelector: p,
      __stylesApiProps: m,
      errorProps: h,
      successProps: g,
      labelProps: _,
      descriptionProps: v,
      wrapperProps: y,
      id: b,
      size: x,
      style: S,
      inputContainer: C,
      inputWrapperOrder: w,
      withAsterisk: ee,
      variant: te,
      vars: ne,
      mod: re,
      attributes: T,
      ...ie
    } = r,
    { styleProps: E, rest: D } = le(ie),
    O = {
      label: i,
      description: a,
      error: o,
      success: s,
      required: c,
      classNames: l,
      className: d,
      __staticSelector: p,
      __stylesApiProps: m || r,
      errorProps: h,
      successProps: g,
      labelProps: _,
      descriptionProps: v,
      unstyled: f,
      styles: u,
      size: x,
      style: S,
      inputContainer: C,
      inputWrapperOrder: w,
      withAsterisk: ee,
      variant: te,
      id: b,
      mod: re,
      attributes: T,
      ...y,
    }
  return {
    ...D,
    classNames: l,
    styles: u,
    unstyled: f,
    wrapperProps: { ...O, ...E },
    inputProps: {
      required: c,
      classNames: l,
      styles: u,
      unstyled: f,
      size: x,
      __staticSelector: p,
      __stylesApiProps: m || r,
      error: o,
      success: s,
      variant: te,
      id: b,
      attributes: T,
    },
  }
}
var Et = { __staticSelector: `InputBase`, withAria: !0, size: `sm` },
  Dt = I((e) => {
    let { inputProps: t, wrapperProps: n, ...r } = Tt(`InputBase`, Et, e)
    return (0, K.jsx)(Y.Wrapper, { ...n, children: (0, K.jsx)(Y, { ...t, ...r }) })
  })
;((Dt.classes = { ...Y.classes, ...Y.Wrapper.classes }), (Dt.displayName = `@mantine/core/InputBase`))
function Ot(e) {
  return typeof e == `string`
    ? { value: e, label: e }
    : typeof e == `object` && `value` in e && !(`label` in e)
      ? { value: e.value, label: `${e.value}`, disabled: e.disabled }
      : typeof e == `object` && `group` in e
        ? { group: e.group, items: e.items.map((e) => Ot(e)) }
        : typeof e == `number` || typeof e == `bigint` || typeof e == `boolean`
          ? { value: e, label: `${e}` }
          : e
}
function kt(e) {
  return e ? e.map((e) => Ot(e)) : []
}
var At = {
    dropdown: `m_88b62a41`,
    search: `m_985517d8`,
    options: `m_b2821a6e`,
    option: `m_92253aa5`,
    empty: `m_2530cd1d`,
    header: `m_858f94bd`,
    footer: `m_82b967cb`,
    group: `m_254f3e4f`,
    groupLabel: `m_2bb2e9e5`,
    chevron: `m_2943220b`,
    optionsDropdownOption: `m_390b5f4`,
    optionsDropdownCheckIcon: `m_8ee53fc2`,
    optionsDropdownCheckPlaceholder: `m_a530ee0a`,
  },
  jt = { error: null },
  Mt = H((e, { size: t, color: n }) => ({
    chevron: {
      '--combobox-chevron-size': V(t, `combobox-chevron-size`),
      '--combobox-chevron-color': n ? me(n, e) : void 0,
    },
  })),
  Nt = W((e) => {
    let t = L(`ComboboxChevron`, jt, e),
      {
        size: n,
        error: r,
        style: i,
        className: a,
        classNames: o,
        styles: s,
        unstyled: c,
        vars: l,
        attributes: u,
        mod: d,
        ...f
      } = t,
      p = T({
        name: `ComboboxChevron`,
        classes: At,
        props: t,
        style: i,
        className: a,
        classNames: o,
        styles: s,
        unstyled: c,
        vars: l,
        varsResolver: Mt,
        attributes: u,
        rootSelector: `chevron`,
      })
    return (0, K.jsx)(A, {
      component: `svg`,
      ...f,
      ...p(`chevron`),
      size: n,
      viewBox: `0 0 15 15`,
      fill: `none`,
      xmlns: `http://www.w3.org/2000/svg`,
      mod: [`combobox-chevron`, { error: r }, d],
      children: (0, K.jsx)(`path`, {
        d: `M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z`,
        fill: `currentColor`,
        fillRule: `evenodd`,
        clipRule: `evenodd`,
      }),
    })
  })
;((Nt.classes = At), (Nt.varsResolver = Mt), (Nt.displayName = `@mantine/core/ComboboxChevron`))
function Pt({ children: e, role: t }) {
  let n = (0, G.use)(q)
  return n
    ? (0, K.jsx)(`div`, { role: t, 'aria-labelledby': n.labelId, 'aria-describedby': n.describedBy, children: e })
    : (0, K.jsx)(K.Fragment, { children: e })
}
var Ft = {
    root: `m_5f75b09e`,
    body: `m_5f6e695e`,
    labelWrapper: `m_d3ea56bb`,
    label: `m_8ee546b8`,
    description: `m_328f68c0`,
    error: `m_8e8a99cc`,
  },
  It = Ft
function Lt({
  __staticSelector: e,
  __stylesApiProps: t,
  className: n,
  classNames: r,
  styles: i,
  unstyled: a,
  children: o,
  label: s,
  description: c,
  id: l,
  disabled: u,
  error: d,
  size: f,
  labelPosition: p = `left`,
  bodyElement: m = `div`,
  labelElement: h = `label`,
  variant: g,
  style: _,
  vars: v,
  mod: y,
  attributes: b,
  ...x
}) {
  let S = T({
      name: e,
      props: t,
      className: n,
      style: _,
      classes: Ft,
      classNames: r,
      styles: i,
      unstyled: a,
      attributes: b,
    }),
    C = c ? `${l}-description` : void 0,
    w = d && typeof d != `boolean` ? `${l}-error` : void 0
  return (0, K.jsx)(A, {
    ...S(`root`),
    __vars: { '--label-fz': B(f), '--label-lh': V(f, `label-lh`) },
    mod: [{ 'label-position': p }, y],
    variant: g,
    size: f,
    ...x,
    children: (0, K.jsxs)(A, {
      component: m,
      htmlFor: m === `label` ? l : void 0,
      ...S(`body`),
      children: [
        o,
        (0, K.jsxs)(`div`, {
          ...S(`labelWrapper`),
          'data-disabled': u || void 0,
          children: [
            s &&
              (0, K.jsx)(A, {
                component: h,
                htmlFor: h === `label` ? l : void 0,
                ...S(`label`),
                'data-disabled': u || void 0,
                children: s,
              }),
            c && (0, K.jsx)(Y.Description, { id: C, size: f, __inheritStyles: !1, ...S(`description`), children: c }),
            d &&
              typeof d != `boolean` &&
              (0, K.jsx)(Y.Error, { id: w, size: f, __inheritStyles: !1, ...S(`error`), children: d }),
          ],
        }),
      ],
    }),
  })
}
Lt.displayName = `@mantine/core/InlineInput`
function Rt(e) {
  return `group` in e
}
function zt({ data: e }) {
  if (Rt(e)) {
    let t = e.items.map((e) => (0, K.jsx)(zt, { data: e }, e.value))
    return (0, K.jsx)(`optgroup`, { label: e.group, children: t })
  }
  let { value: t, label: n, ...r } = e
  return (0, K.jsx)(`option`, { value: e.value, ...r, children: e.label })
}
zt.displayName = `@mantine/core/NativeSelectOption`
var Bt = { size: `sm`, rightSectionPointerEvents: `none` },
  Vt = W((e) => {
    let {
        data: t,
        children: n,
        size: r,
        error: i,
        rightSection: a,
        unstyled: o,
        ...s
      } = L([`Input`, `InputWrapper`, `NativeSelect`], Bt, e),
      c = kt(t).map((e, t) => (0, K.jsx)(zt, { data: e }, t))
    return (0, K.jsx)(Dt, {
      component: `select`,
      ...s,
      __staticSelector: `NativeSelect`,
      size: r,
      pointer: !0,
      error: i,
      unstyled: o,
      rightSection: a || (0, K.jsx)(Nt, { size: r, error: i, unstyled: o }),
      children: n || c,
    })
  })
;((Vt.classes = Dt.classes), (Vt.displayName = `@mantine/core/NativeSelect`))
var Ht = (0, G.createContext)(null),
  Ut = { hiddenInputValuesSeparator: `,` },
  Wt = w((e) => {
    let {
        value: t,
        defaultValue: n,
        onChange: r,
        size: i,
        wrapperProps: a,
        children: o,
        readOnly: s,
        name: c,
        hiddenInputValuesSeparator: l,
        hiddenInputProps: u,
        maxSelectedValues: d,
        disabled: f,
        ...p
      } = L(`SwitchGroup`, Ut, e),
      [m, h] = Qe({ value: t, defaultValue: n, finalValue: [], onChange: r }),
      g = (e) => {
        let t = e.currentTarget.value
        if (s) return
        let n = m.includes(t)
        ;(!n && d && m.length >= d) || h(n ? m.filter((e) => e !== t) : [...m, t])
      },
      _ = (e) => {
        if (f) return !0
        if (!d) return !1
        let t = m.includes(e),
          n = m.length >= d
        return !t && n
      },
      v = m.join(l)
    return (0, K.jsx)(Ht, {
      value: { value: m, onChange: g, size: i, isDisabled: _ },
      children: (0, K.jsxs)(Y.Wrapper, {
        size: i,
        ...a,
        ...p,
        labelElement: `div`,
        __staticSelector: `SwitchGroup`,
        children: [
          (0, K.jsx)(Pt, { role: `group`, children: o }),
          (0, K.jsx)(`input`, { type: `hidden`, name: c, value: v, ...u }),
        ],
      }),
    })
  })
;((Wt.classes = Y.Wrapper.classes), (Wt.displayName = `@mantine/core/SwitchGroup`))
var Gt = {
    root: `m_5f93f3bb`,
    input: `m_926b4011`,
    track: `m_9307d992`,
    thumb: `m_93039a1d`,
    trackLabel: `m_8277e082`,
  },
  Kt = { labelPosition: `right`, withThumbIndicator: !0 },
  qt = H((e, { radius: t, color: n, size: r }) => ({
    root: {
      '--switch-radius': t === void 0 ? void 0 : Ae(t),
      '--switch-height': V(r, `switch-height`),
      '--switch-width': V(r, `switch-width`),
      '--switch-thumb-size': V(r, `switch-thumb-size`),
      '--switch-label-font-size': V(r, `switch-label-font-size`),
      '--switch-track-label-padding': V(r, `switch-track-label-padding`),
      '--switch-color': n ? me(n, e) : void 0,
    },
  })),
  Jt = W((e) => {
    let t = L(`Switch`, Kt, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        color: c,
        label: l,
        offLabel: u,
        onLabel: d,
        id: f,
        size: p,
        radius: m,
        wrapperProps: h,
        thumbIcon: g,
        checked: _,
        defaultChecked: v,
        onChange: y,
        labelPosition: b,
        description: x,
        error: S,
        disabled: C,
        variant: w,
        rootRef: ee,
        mod: te,
        withThumbIndicator: ne,
        attributes: re,
        ...ie
      } = t,
      E = (0, G.use)(Ht),
      D = p || E?.size,
      O = T({
        name: `Switch`,
        props: t,
        classes: Gt,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: re,
        vars: s,
        varsResolver: qt,
      }),
      { styleProps: ae, rest: k } = le(ie),
      j = Ze(f),
      oe =
        [x ? `${j}-description` : void 0, S && typeof S != `boolean` ? `${j}-error` : void 0, k[`aria-describedby`]]
          .filter(Boolean)
          .join(` `) || void 0,
      M = {
        checked: E?.value.includes(k.value) ?? _,
        onChange: (e) => {
          ;(E?.onChange(e), y?.(e))
        },
      },
      N = C || E?.isDisabled?.(k.value),
      [P, F] = Qe({ value: M.checked ?? _, defaultValue: v, finalValue: !1 })
    return (0, K.jsxs)(Lt, {
      ...O(`root`),
      __staticSelector: `Switch`,
      __stylesApiProps: t,
      id: j,
      size: D,
      labelPosition: b,
      label: l,
      description: x,
      error: S,
      disabled: N,
      bodyElement: `label`,
      labelElement: `span`,
      classNames: n,
      styles: a,
      unstyled: o,
      'data-checked': M.checked,
      variant: w,
      ref: ee,
      mod: te,
      attributes: re,
      inert: k.inert,
      ...ae,
      ...h,
      children: [
        (0, K.jsx)(`input`, {
          ...k,
          ...M,
          disabled: N,
          checked: P,
          'data-checked': M.checked,
          onChange: (e) => {
            k.readOnly || (M.onChange?.(e), F(e.currentTarget.checked))
          },
          id: j,
          type: `checkbox`,
          role: `switch`,
          inert: k.inert,
          'aria-describedby': oe,
          ...O(`input`),
        }),
        (0, K.jsxs)(A, {
          'aria-hidden': `true`,
          component: `span`,
          mod: { error: S, 'label-position': b, 'without-labels': !d && !u },
          ...O(`track`),
          children: [
            (0, K.jsx)(A, {
              component: `span`,
              mod: { 'reduce-motion': !0, 'with-thumb-indicator': ne && !g },
              ...O(`thumb`),
              children: g,
            }),
            (0, K.jsx)(`span`, { ...O(`trackLabel`), children: P ? d : u }),
          ],
        }),
      ],
    })
  })
;((Jt.classes = { ...Gt, ...It }), (Jt.varsResolver = qt), (Jt.displayName = `@mantine/core/Switch`), (Jt.Group = Wt))
var Yt = W((e) => {
  let t = L([`Input`, `InputWrapper`, `TextInput`], null, e)
  return (0, K.jsx)(Dt, { component: `input`, ...t, __staticSelector: `TextInput` })
})
;((Yt.classes = Dt.classes), (Yt.displayName = `@mantine/core/TextInput`))
function Xt({ threshold: e, owners: t, size: n = 22, label: r }) {
  let i = D(n, n === 92 ? 0.13 : 0.16),
    a = r ?? S.ownersMustSign({ threshold: e, owners: t })
  return (0, K.jsxs)(`svg`, {
    className: R.ring,
    'data-ink': !0,
    width: n,
    height: n,
    viewBox: `0 0 ${n} ${n}`,
    ...(a ? { role: `img`, 'aria-label': a } : { 'aria-hidden': !0 }),
    children: [
      (0, K.jsx)(b, { ring: i, segments: Array.from({ length: Math.max(1, e) }, () => `signed`) }),
      n >= 36 &&
        (0, K.jsx)(`text`, {
          x: i.centre,
          y: i.centre,
          className: R.count,
          fontSize: n === 92 ? 17 : 11,
          children: n === 92 ? S.countOf({ threshold: e, owners: t }) : `${e}/${t}`,
        }),
    ],
  })
}
var Zt = {
  label: `_label_pw4ar_1`,
  text: `_text_pw4ar_9`,
  name: `_name_pw4ar_14`,
  hex: `_hex_pw4ar_21`,
  alone: `_alone_pw4ar_26`,
  inline: `_inline_pw4ar_36`,
}
function Qt(e) {
  let {
      address: t,
      name: n,
      shape: r = `person`,
      form: i = `short`,
      copyable: a,
      provenance: o,
      href: c,
      className: l,
    } = e,
    d = e.size ?? (i === `inline` ? 20 : 28),
    p = i === `full` ? (0, K.jsx)(s, { value: t }) : (0, K.jsx)(ie, { value: t }),
    m = o && (0, K.jsx)(f, { source: o })
  return (0, K.jsxs)(`span`, {
    className: ze(Zt.label, i === `inline` && Zt.inline, l),
    children: [
      d > 0 && (0, K.jsx)(ce, { address: t, shape: r, size: d }),
      (0, K.jsxs)(`span`, {
        className: Zt.text,
        children: [
          n && (0, K.jsxs)(`span`, { className: Zt.name, title: n, children: [$t(c, n), ` `, m] }),
          (0, K.jsxs)(`span`, {
            className: ze(Zt.hex, !n && Zt.alone),
            children: [
              n ? p : $t(c, p),
              ` `,
              !n && m,
              a && (0, K.jsx)(u, { value: t, label: n ? S.addressOf(n) : S.address }),
            ],
          }),
        ],
      }),
    ],
  })
}
function $t(e, t) {
  return e === void 0 ? t : (0, K.jsx)(`a`, { href: e, children: t })
}
var en = 6
function tn(e, t, { exact: n = !1, sign: r = !1, significant: i = null } = {}) {
  let a = e < 0n ? -e : e,
    o = e < 0n ? `−` : r && e > 0n ? `+` : ``,
    s = t > en ? 10n ** BigInt(t - en) : 1n
  if (i !== null) {
    let e = nn(a, t, i)
    return o + v(a, t, { minFraction: 2, group: !0, maxFraction: e })
  }
  if (!n && a > 0n && a < s) return `${o}< ${v(1n, en)}`
  let c = { minFraction: 2, group: !0, ...(n ? {} : { maxFraction: en }) }
  return o + v(a, t, c)
}
function nn(e, t, n) {
  let r = e.toString().length - t
  return Math.max(2, n - r)
}
var rn = { amount: `_amount_1vuo4_1`, none: `_none_1vuo4_6`, coin: `_coin_1vuo4_10`, press: `_press_1vuo4_25` }
function an({ value: e, currency: t }) {
  return (0, K.jsx)(`span`, { className: ze(rn.amount, e === null && rn.none), children: d(e, t) })
}
function on({ symbol: e, size: t = 28 }) {
  let n = { '--coin-size': `${t}px` },
    r = [...e].find((e) => /[\p{L}\p{N}]/u.test(e)) ?? `?`
  return (0, K.jsx)(`span`, { className: rn.coin, style: n, 'aria-hidden': !0, children: r.toUpperCase() })
}
function sn({ verdict: e, title: t, children: r, action: i, aside: a, announce: o = !1 }) {
  let { icon: s, word: c } = n[e]
  return (0, K.jsxs)(`div`, {
    className: ze(g.note, g[e], a && g.withAside),
    ...(o ? { role: `alert` } : {}),
    children: [
      (0, K.jsx)(P, { name: s, label: c }),
      (0, K.jsxs)(`div`, {
        className: g.noteText,
        children: [
          (0, K.jsx)(`b`, { children: t }),
          r,
          i && (0, K.jsx)(`div`, { className: g.noteAction, children: i }),
        ],
      }),
      a && (0, K.jsx)(`div`, { className: g.noteAside, children: a }),
    ],
  })
}
function cn({ title: e, children: t, action: n }) {
  return (0, K.jsxs)(`div`, {
    className: ze(g.note, g.info),
    children: [
      (0, K.jsx)(P, { name: `info-circle` }),
      (0, K.jsxs)(`div`, {
        className: g.noteText,
        children: [
          (0, K.jsx)(`b`, { children: e }),
          t,
          n && (0, K.jsx)(`div`, { className: g.noteAction, children: n }),
        ],
      }),
    ],
  })
}
var ln = {
  chip: `_chip_1jfge_1`,
  inner: `_inner_1jfge_14`,
  remove: `_remove_1jfge_15`,
  filter: `_filter_1jfge_19`,
  tag: `_tag_1jfge_31`,
  active: `_active_1jfge_39`,
}
function un({ children: e, active: t = !1, onClick: n, onRemove: r, removeLabel: i = S.remove, look: a = `filter` }) {
  let o = ze(ln.chip, ln[a], t && ln.active)
  return n && !r
    ? (0, K.jsx)(`button`, { type: `button`, className: o, 'aria-pressed': t, onClick: n, children: e })
    : (0, K.jsxs)(`span`, {
        className: o,
        children: [
          n ? (0, K.jsx)(`button`, { type: `button`, className: ln.inner, onClick: n, children: e }) : e,
          r &&
            (0, K.jsx)(`button`, {
              type: `button`,
              className: ln.remove,
              'aria-label': i,
              onClick: r,
              children: (0, K.jsx)(P, { name: `x`, size: 15 }),
            }),
        ],
      })
}
var dn = {
  blocked: `_blocked_lqbg0_1`,
  reason: `_reason_lqbg0_8`,
  note: `_note_lqbg0_14`,
  error: `_error_lqbg0_26`,
  caution: `_caution_lqbg0_30`,
  ok: `_ok_lqbg0_34`,
  diff: `_diff_lqbg0_38`,
  run: `_run_lqbg0_62`,
  group: `_group_lqbg0_66`,
}
function fn(...e) {
  let t = e.filter((e) => typeof e == `string`).join(` `)
  return t === `` ? {} : { attributes: { input: { 'aria-describedby': t } } }
}
var pn = { error: `alert-octagon`, caution: `alert-triangle`, ok: `circle-check` }
function mn({ kind: e, children: t, id: n }) {
  return (0, K.jsxs)(`p`, {
    className: ze(dn.note, dn[e]),
    id: n,
    ...(e === `error` ? { role: `alert` } : {}),
    children: [(0, K.jsx)(P, { name: pn[e], size: 16 }), (0, K.jsx)(`span`, { children: t })],
  })
}
function hn(e, n, r) {
  let { nodes: i, batch: a } = h(e, n, null)
  if (!a) return null
  let o = gn(i, n),
    s = o.map(({ token: e, value: n, tokenId: i }) => {
      let a = i === void 0 ? r(e) : null,
        o = a && t(n, a.decimals, a.price)
      return o ? Number(o) : null
    }),
    c = o[s.every((e) => e !== null) ? s.indexOf(Math.max(...s)) : 0] ?? null
  return {
    amount: c,
    ...(o.length > 1 ? { otherAssets: o.length - 1 } : {}),
    ...(c === null && i.every(_n) ? { movesNothing: !0 } : {}),
  }
}
function gn(e, { native: t, tokenOf: n }) {
  let r = new Map()
  for (let { kind: t, token: n, amount: i, tokenId: a } of p(e)) {
    if (t !== `out` || i === null) continue
    let e = `${n?.toLowerCase() ?? ``} ${a ?? ``}`
    r.set(e, { token: n, tokenId: a, amount: i + (r.get(e)?.amount ?? 0n) })
  }
  return [...r.values()].flatMap(({ token: e, tokenId: r, amount: i }) => {
    let a = e === null ? null : n(e),
      o = { tokenName: null, tokenSymbol: a?.symbol ?? null, logoUri: null, trusted: null },
      s = m(
        e === null
          ? { type: `NATIVE_COIN`, value: i }
          : r === null
            ? {
                type: `ERC20`,
                tokenAddress: e,
                value: i,
                decimals: a?.kind === `ERC20` ? a.decimals : null,
                imitation: !1,
                ...o,
              }
            : { type: `ERC721`, tokenAddress: e, tokenId: `${r}`, ...o },
        `OUTGOING`,
        t,
      )
    return s ? [s] : []
  })
}
var _n = ({ meaning: e, call: t }) =>
    t.value === 0n && (e.kind === `settings` || (e.kind === `limit` && e.limit.act !== `spend`)),
  vn = Ke(`fields`, {
    bytes: (e) => ge(e, { one: `# byte`, other: `# bytes` }),
    method: (e) => `method ${e}`,
    reservedGas: `gas reserved for the inner call`,
    wrongDigit: ({ digit: e, place: t }) => `"${e}" at digit ${t} is not a hexadecimal digit. Use only 0-9 and a-f.`,
    calldata: `Calldata`,
    close: `Close`,
    keep: `Keep it`,
    currency: `Currency`,
    oldEmpty: `If the field is empty, the service’s estimate is used. Before version 1.3.0 a failed inner call uses up the nonce.`,
    oldFilled: `At least this much gas must be left for the inner call. Before version 1.3.0 a failed inner call uses up the nonce.`,
    zeroGas: `With 0, a failed inner call reverts the whole transaction and the nonce stays free (from version 1.3.0 on).`,
    someGas: `With more than 0, at least this much gas must be left for the inner call, and the nonce is used up even if that call fails (from version 1.3.0 on).`,
    noWhole: (e) => `"${e}" is not a whole number.`,
    tooMuchGas: (e) => `${e} is more gas than a block can contain.`,
    oddDigits: (e) => `${e} digits are not a whole number of bytes. Add or remove one digit.`,
    showPassphrase: `Show or hide the passphrase`,
  }),
  yn = 100,
  bn = Ye({ chainId: ve, account: Ue, owner: Ue, at: se() }),
  xn = xe(`countersign.asked-proofs`, [], Pe(te(bn))),
  Sn = (e, t) => e.chainId === t.chainId && We(e.account, t.account) && We(e.owner, t.owner),
  Cn = (e) => xn.update((t) => [e, ...t.filter((t) => !Sn(t, e))].slice(0, yn)),
  wn = (e) => xn.update((t) => t.filter((t) => !Sn(t, e))),
  Tn = (e, t, n) => Le(xn).find((r) => Sn(r, { chainId: e, account: t, owner: n }))?.at ?? null,
  En = () => Le(xn),
  Dn = () => (0, G.use)(pe),
  On = null
function kn(e) {
  return (
    (On ??= An(e).catch((e) => {
      throw ((On = null), e)
    })),
    On
  )
}
async function An(e) {
  let [{ createConnection: t }, n, r] = await Promise.all([
    ae(
      () => import(`./createConnection-C91t6ZU-.js`).then((e) => e.t),
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
      ]),
      import.meta.url,
    ),
    e.ensureQueryData(ye()),
    e.ensureQueryData(Me()),
  ])
  return t(n, r)
}
var jn = { filter: `_filter_1f5hw_2` }
function Mn({ label: e, placeholder: t, value: n, onChange: r, iconSize: i = 16, className: a }) {
  return (0, K.jsxs)(`label`, {
    className: `${jn.filter} ${a ?? ``}`,
    children: [
      (0, K.jsx)(P, { name: `search`, size: i }),
      (0, K.jsx)(`span`, { className: `cs-visually-hidden`, children: e }),
      (0, K.jsx)(`input`, { type: `search`, placeholder: t, value: n, onChange: (e) => r(e.target.value) }),
    ],
  })
}
var Nn = (e, { untrusted: t = !1 } = {}) => {
    let n = t ? [...Be.history(e), `untrusted`] : Be.history(e)
    return he({
      queryKey: n,
      queryFn: ({ pageParam: n, signal: r }) =>
        ue().getHistory({
          params: e,
          query: {
            cursor: n,
            timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            ...(t ? { trusted: !1 } : {}),
          },
          signal: r,
        }),
      initialPageParam: null,
      getNextPageParam: (e) => Ee(e.next),
    })
  },
  Pn = { select: `_select_exsqg_1` },
  Fn = 36e5,
  In = () =>
    He({ queryKey: Be.fiatCodes(), queryFn: ({ signal: e }) => ue().getFiatCodes({ signal: e }), staleTime: Fn })
function Ln({ describedBy: e }) {
  let [t, n] = o(),
    r = qe({ ...In(), enabled: F() }).data ?? [],
    i = [...new Set([t.toUpperCase(), ...r.map((e) => e.toUpperCase())])]
  return (0, K.jsxs)(`span`, {
    className: Pn.select,
    children: [
      (0, K.jsx)(`select`, {
        'aria-label': vn.currency,
        'aria-describedby': e,
        value: t.toUpperCase(),
        onChange: (e) => n(e.target.value),
        children: i.map((e) => (0, K.jsx)(`option`, { children: e }, e)),
      }),
      (0, K.jsx)(P, { name: `chevron-down`, size: 15 }),
    ],
  })
}
var Rn = 50,
  zn = 100
function Bn(e, t) {
  let [n, r] = (0, G.useState)(t),
    i = n >= e
  return (
    (0, G.useEffect)(() => {
      if (i) return
      let e = () => r((e) => e + t)
      if (typeof requestIdleCallback == `function`) {
        let t = requestIdleCallback(e, { timeout: zn })
        return () => cancelIdleCallback(t)
      }
      let n = setTimeout(e, Rn)
      return () => clearTimeout(n)
    }, [i, n, t]),
    Math.min(n, e)
  )
}
var Vn = Ke(`accounts`, {
    accounts: `Accounts`,
    scope: ({ accounts: e, networks: t }) =>
      `${ge(e, { one: `# account`, other: `# accounts` })} on ${ge(t, { one: `# network`, other: `# networks` })}`,
    subtitle: ({ scope: e }) => `${e}: the accounts that your wallet owns, and those stored in this browser.`,
    filterAccounts: `Filter accounts`,
    filter: `Filter`,
    addAccount: `Add account`,
    accountsFailed: `The service did not send the accounts that your wallet owns`,
    accountsFailedDetail: `The accounts stored in this browser are listed below.`,
    unreadNetworks: ({ networks: e }) => `${e.join(`, `)} could not be read.`,
    unreadNetworksDetail: `Accounts that you own on these networks are missing below.`,
    asOf: ({ time: e }) => `As of ${e}.`,
    cached: `The service did not answer. Values and queues are cached.`,
    loading: `Loading accounts`,
    none: `This wallet owns no account yet.`,
    noneDetail: `Create an account, or add one by its address to watch it.`,
    noMatch: `No match.`,
    noMatchDetail: ({ filter: e }) => `No name, address or network of an account contains "${e}".`,
    clear: `Clear`,
    account: `Account`,
    network: `Network`,
    signatures: `Signatures`,
    needsYou: `Needs you`,
    queued: `Queued`,
    valueDescending: `Value ↓`,
    lastActivity: `Last activity`,
    actions: `Actions`,
    setup: ({ threshold: e, owners: t }) => `${e} of ${t}`,
    notLoaded: `Could not load Safe information`,
    noPrices: `No prices`,
    unknownValue: `Unknown`,
    unknownTime: `unknown`,
    owned: `You own it`,
    contradicted: `The chain does not list you as an owner`,
    watched: `Watched`,
    removed: ({ account: e }) => `${e} was removed from your list`,
    removedDetail: `The account itself is unchanged.`,
    undo: `Undo`,
    pin: ({ account: e }) => `Pin ${e} to the navigation`,
    unpin: ({ account: e }) => `Unpin ${e}`,
    remove: ({ account: e }) => `Remove ${e} from the list`,
    removeShort: `Remove from the list`,
    addDetail: `You can read any account, with or without a wallet. The page checks the address with the service and the chain.`,
    noAccountYet: `No account yet? <create>Create one</create>`,
  }),
  Hn = { frame: `_frame_1c3a3_2`, table: `_table_1c3a3_8`, cards: `_cards_1c3a3_35` },
  X = {
    head: `_head_25lo9_1`,
    columns: `_columns_25lo9_13`,
    group: `_group_25lo9_20`,
    ways: `_ways_25lo9_24`,
    icon: `_icon_25lo9_46`,
    action: `_action_25lo9_56`,
    wide: `_wide_25lo9_60`,
    facts: `_facts_25lo9_65`,
    watch: `_watch_25lo9_88`,
    demoHead: `_demoHead_25lo9_98`,
    demo: `_demo_25lo9_98`,
    owners: `_owners_25lo9_120`,
    warning: `_warning_25lo9_128`,
  },
  Z = Ke(`demo-panel`, {
    demo: `Demo`,
    title: `Try it on this local chain`,
    chains: ({ chains: e }) => `chain ${e}`,
    open: `Open`,
    openNamed: ({ account: e }) => `Open ${e}`,
    owners: `Demo owners`,
    use: `Use`,
    useNamed: ({ owner: e }) => `Use ${e}`,
    public: `Demo keys are public`,
    publicDetail: `They are offered on local chains only. Assets sent to them on a real network are lost.`,
  })
function Un({ demo: e, onUse: t }) {
  let n = k(),
    [r, i] = (0, G.useState)(null),
    a = (e) => {
      ;(i(null), t(e).catch((e) => i(Ie(e))))
    }
  return (0, K.jsxs)(`aside`, {
    'aria-label': Z.demo,
    children: [
      (0, K.jsxs)(`section`, {
        className: `cs-panel`,
        'aria-labelledby': `demo-heading`,
        children: [
          (0, K.jsxs)(`div`, {
            className: X.demoHead,
            children: [
              (0, K.jsx)(`h2`, { id: `demo-heading`, children: Z.title }),
              (0, K.jsx)(un, { look: `tag`, children: Z.chains({ chains: e.chainIds.join(`, `) }) }),
            ],
          }),
          (0, K.jsx)(`ul`, {
            className: X.demo,
            children: e.accounts.map(({ chainId: t, address: r, name: i }) => {
              let a = n.find((e) => e.chainId === t)
              if (!a) return null
              let o = e.accounts.length > 1 ? `${i}, ${a.chainName}` : i
              return (0, K.jsxs)(
                `li`,
                {
                  children: [
                    (0, K.jsx)(Qt, { address: r, name: o, shape: `account`, size: 24 }),
                    (0, K.jsx)(j, {
                      size: `xs`,
                      'aria-label': Z.openNamed({ account: o }),
                      renderRoot: (e) =>
                        (0, K.jsx)(be, { to: `/safes/$safe`, params: { safe: `${a.shortName}:${r}` }, ...e }),
                      children: Z.open,
                    }),
                  ],
                },
                `${t}:${r}`,
              )
            }),
          }),
          (0, K.jsx)(`h3`, { className: X.owners, children: Z.owners }),
          (0, K.jsx)(`ul`, {
            className: X.demo,
            children: e.owners.map((e) =>
              (0, K.jsxs)(
                `li`,
                {
                  children: [
                    (0, K.jsx)(Qt, { address: e.address, name: e.name, size: 24 }),
                    (0, K.jsx)(j, {
                      size: `xs`,
                      'aria-label': Z.useNamed({ owner: e.name }),
                      onClick: () => a(e),
                      children: Z.use,
                    }),
                  ],
                },
                e.address,
              ),
            ),
          }),
        ],
      }),
      (0, K.jsxs)(`div`, {
        className: X.warning,
        children: [
          r !== null && (0, K.jsx)(sn, { verdict: `danger`, title: r, announce: !0 }),
          (0, K.jsx)(sn, { verdict: `caution`, title: Z.public, children: Z.publicDetail }),
        ],
      }),
    ],
  })
}
var Q = Ke(`watch-account`, {
  watch: `Watch`,
  address: `Account address`,
  placeholder: `Address, ENS name or a link from Safe`,
  network: `Network`,
  anyway: `Watch it anyway`,
  open: `Open it`,
  listed: ({ network: e }) => `This account is already on your list, on ${e}.`,
  notIndexed: ({ network: e }) =>
    `${e} has a Safe at this address. The service has not indexed it yet, so its queue and history stay empty until then.`,
  serviceSilent: ({ network: e, reason: t }) => `${e} has a Safe at this address. The service did not answer (${t}).`,
  noSafe: ({ network: e }) => `There is no Safe at this address on ${e}. Check the address, or choose another network.`,
  noSafeContradicted: ({ network: e }) =>
    `There is no Safe at this address on ${e}. The service says that there is one, but the chain decides. Check the address, or choose another network.`,
  chainSilent: ({ network: e, reason: t }) => `The service has this account, but ${e} did not answer (${t}).`,
  unknown: ({ network: e, reason: t }) =>
    `Could not load Safe information: ${e} did not answer (${t}) and the service does not have it. Try again later.`,
  bothSilent: ({ network: e, reason: t, service: n }) =>
    `Could not load Safe information: ${e} did not answer (${t}) and the service failed too (${n}). Try again later.`,
  unknownPrefix: ({ prefix: e, known: t }) => `"${e}" is not a network configured here. Configured: ${t}.`,
  noAddressOfName: ({ name: e, network: t }) => `The name ${e} has no address on ${t}. Enter the address.`,
  registryOfService: ({ name: e, address: t }) =>
    `${e} resolves to ${t} in a registry that only the service knows. Compare this address with that of the account.`,
  notResolved: ({ name: e, reason: t }) => `${e} could not be resolved: ${t}`,
})
async function Wn(e, t) {
  let [n, r] = await Promise.all([Gn(e, t), Kn(e, t)]),
    i = e.chainName
  if (Array.isArray(r))
    return n === `yes`
      ? { kind: `account`, owners: r.length }
      : {
          kind: `unconfirmed`,
          sentence: n === `no` ? Q.notIndexed({ network: i }) : Q.serviceSilent({ network: i, reason: qn(n) }),
        }
  if (r === `no`)
    return { kind: `refused`, sentence: n === `yes` ? Q.noSafeContradicted({ network: i }) : Q.noSafe({ network: i }) }
  let a = qn(r)
  return n === `yes`
    ? { kind: `unconfirmed`, sentence: Q.chainSilent({ network: i, reason: a }) }
    : {
        kind: `refused`,
        sentence:
          n === `no` ? Q.unknown({ network: i, reason: a }) : Q.bothSilent({ network: i, reason: a, service: qn(n) }),
      }
}
async function Gn(e, t) {
  try {
    return (await ue().getSafe({ params: { chainId: e.chainId, safe: t } }), `yes`)
  } catch (e) {
    return e instanceof we && e.statusCode === 404 ? `no` : { failed: Ie(e) }
  }
}
async function Kn(e, t) {
  try {
    let n = await O(e, t)
    return n.length > 0 ? n : `no`
  } catch (e) {
    return e instanceof N && e.code === null && e.cause !== void 0 ? { failed: e.message } : `no`
  }
}
var qn = (e) => (typeof e == `object` && `failed` in e ? e.failed : ``)
function Jn(e, t, n) {
  let r = je(Yn(e.trim()))
  if (!r.ok) return r
  if (r.shortName === null) return { ok: !0, chain: n, safe: r.address }
  let i = t.find(({ shortName: e }) => e === r.shortName)
  if (i) return { ok: !0, chain: i, safe: r.address }
  let a = t.map(({ shortName: e }) => e).join(`, `)
  return { ok: !1, reason: Q.unknownPrefix({ prefix: r.shortName, known: a }) }
}
function Yn(e) {
  if (!/^https?:\/\//.test(e) || !URL.canParse(e)) return e
  let t = new URL(e),
    n = /\/([a-zA-Z0-9-]+:0x[0-9a-fA-F]{40})(?:\/|$)/.exec(decodeURIComponent(t.pathname))
  return t.searchParams.get(`safe`) ?? n?.[1] ?? e
}
async function Xn(e, t, n) {
  if (!/^[^\s:/]+\.[^\s:/]+$/.test(e.trim())) {
    let r = Jn(e, t, n)
    return r.ok ? { ...r, doubt: null } : r
  }
  let r = z(n)
  if (r === null) return { ok: !1, reason: Fe(n, e.trim()) }
  let i = Se(e)
  if (!i.ok) return i
  try {
    let e = await Re(n, i.name)
    return e === null
      ? { ok: !1, reason: Q.noAddressOfName({ name: i.name, network: n.chainName }) }
      : {
          ok: !0,
          chain: n,
          safe: e,
          doubt: r.namedBy === `bundle` ? null : Q.registryOfService({ name: i.name, address: e }),
        }
  } catch (e) {
    return { ok: !1, reason: Q.notResolved({ name: i.name, reason: e instanceof Error ? e.message : `` }) }
  }
}
function Zn(e = ``, t) {
  let n = k(),
    r = fe(),
    i = Ve(),
    [a, o] = (0, G.useState)(e),
    [s, c] = (0, G.useState)(null),
    [l, u] = (0, G.useState)({ kind: `idle` }),
    [d, f] = (0, G.useState)(null),
    p = n.find(({ chainId: e }) => e === s) ?? n[0] ?? null
  function m({ chain: e, safe: n }) {
    ;(E({ chainId: e.chainId, safe: n }), t?.(), i({ to: `/safes/$safe`, params: { safe: `${e.shortName}:${n}` } }))
  }
  async function h() {
    if (p === null || l.kind === `checking`) return
    u({ kind: `checking` })
    let e = await Xn(a, n, p)
    if (!e.ok) return u({ kind: `error`, sentence: e.reason })
    let t = { chainId: e.chain.chainId, safe: e.safe }
    if (r.some((e) => ee(e, t))) {
      let t = Q.listed({ network: e.chain.chainName })
      return u({ kind: `error`, sentence: t, account: `${e.chain.shortName}:${e.safe}` })
    }
    let i = await Wn(e.chain, e.safe)
    if (i.kind === `account` && e.doubt === null) return m(e)
    f(e)
    let o = [e.doubt, i.kind === `account` ? null : i.sentence].filter((e) => e !== null)
    u({ kind: i.kind === `refused` ? `error` : `caution`, sentence: o.join(` `) })
  }
  return {
    text: a,
    setText(e) {
      ;(o(e), u({ kind: `idle` }))
    },
    chain: p,
    setChain(e) {
      ;(c(e), u({ kind: `idle` }))
    },
    chains: n,
    outcome: l,
    submit: h,
    addAnyway: () => d && m(d),
  }
}
function Qn({ text: e, submitLabel: t = Q.watch, onAdded: n }) {
  let r = Zn(e, n),
    { outcome: i } = r,
    a = (0, G.useId)(),
    o = (e) => {
      ;(e.preventDefault(), r.submit())
    },
    s = i.kind === `error`
  return (0, K.jsxs)(`form`, {
    className: X.watch,
    onSubmit: o,
    noValidate: !0,
    children: [
      (0, K.jsx)(Yt, {
        'aria-label': Q.address,
        placeholder: Q.placeholder,
        value: r.text,
        onChange: (e) => r.setText(e.currentTarget.value),
        error: s,
        ...fn((i.kind === `error` || i.kind === `caution`) && a),
        autoComplete: `off`,
        spellCheck: !1,
      }),
      r.chain && r.chains.length > 1
        ? (0, K.jsx)($n, { chains: r.chains, value: r.chain.chainId, onChange: r.setChain })
        : (0, K.jsx)(`span`, {}),
      (0, K.jsx)(j, { type: `submit`, loading: i.kind === `checking`, children: t }),
      (i.kind === `error` || i.kind === `caution`) &&
        (0, K.jsxs)(mn, {
          kind: i.kind,
          id: a,
          children: [
            i.sentence,
            ` `,
            i.kind === `caution` &&
              (0, K.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: r.addAnyway, children: Q.anyway }),
            i.account !== void 0 &&
              (0, K.jsx)(be, {
                to: `/safes/$safe`,
                params: { safe: i.account },
                className: `cs-link`,
                children: Q.open,
              }),
          ],
        }),
    ],
  })
}
function $n({ chains: e, value: t, onChange: n }) {
  return (0, K.jsx)(Vt, {
    'aria-label': Q.network,
    value: t,
    onChange: (e) => n(e.currentTarget.value),
    data: e.map(({ chainId: e, chainName: t }) => ({ value: e, label: t })),
  })
}
var $ = Ke(`first-run`, {
  title: `No account yet`,
  subtitle: `Countersign shows what a transaction of a shared account does, before its owners sign it. The owners keep their keys; this page has none.`,
  existing: `Your team has an account`,
  beginning: `You are new here`,
  connect: `Connect a wallet`,
  connectDetail: `Lists the accounts that your address owns. Shares only this address, and cannot move any assets.`,
  connectButton: `Connect wallet`,
  watch: `Open by address or link`,
  watchDetail: `Watches any account on any network, also one that you opened in Safe{Wallet}. You need no wallet and sign nothing.`,
  move: `Import from Safe{Wallet}`,
  moveDetail: `Accounts, names and settings, from the file of its page “Data”. Or from Countersign in another browser.`,
  moveButton: `Import data`,
  create: `Create an account`,
  createDetail: `Choose the owners and the threshold. You see its address before you pay.`,
  createButton: `Create account`,
  file: `Open what you were sent`,
  fileDetail: `A transaction that you were asked to sign, as a file, a link or a QR code. You need no account for it.`,
  fileButton: `Choose file`,
  stored: `Stored`,
  storedDetail: `In this browser.`,
  toService: `Sent to the service`,
  toServiceDetail: `Addresses that you open, and signatures that you give.`,
  toOthers: `Sent to other servers`,
  toOthersDetail: `Reads of the chain to its node. No trackers, no logos from other hosts.`,
  without: `Without the service`,
  withoutDetail: `Cached data stays readable.`,
})
function er({ onUseDemoOwner: e, embedded: t = !1, watch: n }) {
  let r = Je()?.demo
  return (0, K.jsxs)(K.Fragment, {
    children: [
      !t &&
        (0, K.jsxs)(`header`, {
          className: X.head,
          children: [(0, K.jsx)(`h1`, { children: $.title }), (0, K.jsx)(`p`, { children: $.subtitle })],
        }),
      (0, K.jsxs)(`div`, {
        className: X.columns,
        'data-demo': r ? `` : void 0,
        children: [
          (0, K.jsxs)(`div`, {
            children: [
              (0, K.jsxs)(tr, {
                title: $.existing,
                children: [
                  !t &&
                    (0, K.jsx)(nr, {
                      icon: `wallet`,
                      title: $.connect,
                      text: $.connectDetail,
                      action: (0, K.jsx)(j, {
                        variant: `filled`,
                        leftSection: (0, K.jsx)(P, { name: `wallet` }),
                        onClick: ke,
                        children: $.connectButton,
                      }),
                    }),
                  (0, K.jsx)(nr, {
                    icon: `eye`,
                    title: $.watch,
                    text: $.watchDetail,
                    children: (0, K.jsx)(Qn, { text: n }),
                  }),
                  (0, K.jsx)(nr, {
                    icon: `download`,
                    title: $.move,
                    text: $.moveDetail,
                    action: (0, K.jsx)(j, {
                      renderRoot: (e) => (0, K.jsx)(be, { to: `/settings/data`, ...e }),
                      children: $.moveButton,
                    }),
                  }),
                ],
              }),
              (0, K.jsxs)(tr, {
                title: $.beginning,
                children: [
                  (0, K.jsx)(nr, {
                    icon: `users-plus`,
                    title: $.create,
                    text: $.createDetail,
                    action: (0, K.jsx)(j, {
                      renderRoot: (e) => (0, K.jsx)(be, { to: `/create`, ...e }),
                      children: $.createButton,
                    }),
                  }),
                  (0, K.jsx)(nr, {
                    icon: `file-import`,
                    title: $.file,
                    text: $.fileDetail,
                    action: (0, K.jsx)(j, {
                      renderRoot: (e) => (0, K.jsx)(be, { to: `/import`, ...e }),
                      children: $.fileButton,
                    }),
                  }),
                ],
              }),
              (0, K.jsxs)(`dl`, {
                className: X.facts,
                children: [
                  (0, K.jsx)(rr, { term: $.stored, children: $.storedDetail }),
                  (0, K.jsx)(rr, { term: $.toService, children: $.toServiceDetail }),
                  (0, K.jsx)(rr, { term: $.toOthers, children: $.toOthersDetail }),
                  (0, K.jsx)(rr, { term: $.without, children: $.withoutDetail }),
                ],
              }),
            ],
          }),
          r && (0, K.jsx)(Un, { demo: r, onUse: e }),
        ],
      }),
    ],
  })
}
function tr({ title: e, children: t }) {
  return (0, K.jsxs)(`section`, {
    className: X.group,
    children: [(0, K.jsx)(i, { title: e }), (0, K.jsx)(`ul`, { className: `cs-panel ${X.ways}`, children: t })],
  })
}
function nr({ icon: e, title: t, text: n, action: r, children: i }) {
  return (0, K.jsxs)(`li`, {
    children: [
      (0, K.jsx)(`span`, { className: X.icon, children: (0, K.jsx)(P, { name: e }) }),
      (0, K.jsxs)(`div`, { children: [(0, K.jsx)(`h3`, { children: t }), (0, K.jsx)(`p`, { children: n })] }),
      r && (0, K.jsx)(`div`, { className: X.action, children: r }),
      i && (0, K.jsx)(`div`, { className: X.wide, children: i }),
    ],
  })
}
function rr({ term: e, children: t }) {
  return (0, K.jsxs)(`div`, { children: [(0, K.jsx)(`dt`, { children: e }), (0, K.jsx)(`dd`, { children: t })] })
}
async function ir(e, { name: t }) {
  let n = await kn(e),
    r = n.wallets().find(({ group: e, name: n }) => e === `demo` && n === t)
  if (!r) throw Error(M.noDemoChain({ owner: t }))
  await n.connect(r, { requestedChain: null })
}
var ar = 20,
  or = ({ transaction: { txInfo: e } }) => e.type === `Custom` && (e.actionCount ?? 0) > 1
function sr(e) {
  let t = C(),
    [n] = o(),
    { nameOf: i } = Oe(),
    s = F(),
    u = e.filter(or).slice(0, ar)
  return _e({
    queries: u.map(({ key: e, transaction: { id: t } }) => ({ ...Ge(e, t), enabled: s })),
    combine: (e) =>
      Object.fromEntries(
        u.flatMap(({ chain: o, key: s, transaction: { id: u } }, d) => {
          let f = e[d]?.data,
            p = f && l(f)
          if (!p) return []
          let m = t.getQueryData(a(s, n).queryKey),
            h = r(o, s.safe, i, { balances: m, details: f }),
            g = _(m, h),
            v = hn(p, h, g)
          return v ? [[u, { ...v, title: c(p, h, g)?.title ?? null }]] : []
        }),
      ),
  })
}
var cr = (e) => new Date(e).toLocaleDateString(Te(), { timeZone: `UTC`, day: `numeric`, month: `short` }),
  lr = (e) =>
    he({
      queryKey: Be.collectibles(e),
      queryFn: ({ pageParam: t, signal: n }) => ue().getCollectibles({ params: e, query: { cursor: t }, signal: n }),
      initialPageParam: null,
      getNextPageParam: (e) => Ee(e.next),
    }),
  ur = 864e5,
  dr = (e) => Math.floor(e / ur) * ur
function fr(e, t) {
  let n = new Date(e),
    r = n.getUTCFullYear() === new Date(t).getUTCFullYear(),
    i = n.toLocaleDateString(Te(), {
      timeZone: `UTC`,
      day: `numeric`,
      month: `long`,
      ...(r ? {} : { year: `numeric` }),
    }),
    a = (dr(t) - e) / ur
  return a === 0
    ? y.today({ day: i })
    : a === 1
      ? y.yesterday({ day: i })
      : y.weekday({ weekday: n.toLocaleDateString(Te(), { timeZone: `UTC`, weekday: `long` }), day: i })
}
export {
  rn as A,
  Dt as B,
  fn as C,
  sn as D,
  cn as E,
  Jt as F,
  Qe as G,
  q as H,
  Vt as I,
  Ze as K,
  Lt as L,
  Qt as M,
  Xt as N,
  on as O,
  Yt as P,
  It as R,
  mn as S,
  un as T,
  it as U,
  Y as V,
  $e as W,
  Cn as _,
  sr as a,
  En as b,
  Qn as c,
  Bn as d,
  Ln as f,
  Dn as g,
  kn as h,
  cr as i,
  tn as j,
  an as k,
  Hn as l,
  Mn as m,
  dr as n,
  ir as o,
  Nn as p,
  lr as r,
  er as s,
  fr as t,
  Vn as u,
  wn as v,
  dn as w,
  vn as x,
  Tn as y,
  Pt as z,
}
//# sourceMappingURL=fields-KVqNPxJG.js.map
