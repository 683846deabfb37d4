const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-BykV6UJX.js',
      './rolldown-runtime-DLMaRju-.js',
      './rest-DJfmUtIb.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-RxGX0XL-.js',
      './rest-DTnaDgTe.js',
      './rest-D2hJBhj-.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  $i as n,
  A as r,
  Aa as i,
  An as a,
  Ca as o,
  Dr as s,
  Ea as c,
  En as l,
  Fa as u,
  Ga as d,
  Gi as f,
  Gr as p,
  Ha as m,
  Ir as h,
  Ji as ee,
  Ki as te,
  Kn as g,
  La as ne,
  Ma as re,
  Mn as ie,
  Na as ae,
  Ni as oe,
  Nn as se,
  On as ce,
  Pa as le,
  Pn as ue,
  Qi as de,
  Qt as fe,
  Ra as pe,
  Ri as me,
  Rr as he,
  St as ge,
  Tn as _e,
  Tr as ve,
  Ua as ye,
  Vn as be,
  Wi as xe,
  Xi as Se,
  Yi as Ce,
  Zi as _,
  an as we,
  ba as v,
  br as Te,
  ca as y,
  ci as Ee,
  co as De,
  cr as Oe,
  da as ke,
  do as Ae,
  ea as je,
  er as Me,
  fa as Ne,
  ga as Pe,
  ho as Fe,
  it as Ie,
  ja as Le,
  jn as Re,
  kn as ze,
  kr as Be,
  la as Ve,
  lo as He,
  na as Ue,
  no as We,
  or as Ge,
  po as Ke,
  qi as qe,
  sr as Je,
  to as b,
  tr as Ye,
  ua as Xe,
  va as Ze,
  vi as Qe,
  vn as $e,
  vr as et,
  wa as x,
  wr as tt,
  wt as nt,
  xa as S,
  xr as rt,
  xt as it,
  ya as at,
  yi as C,
  yt as ot,
  za as st,
  zi as ct,
  zr as lt,
} from './index--te03lJq.js'
var w = {
    root: `m_8d3f4000`,
    icon: `m_8d3afb97`,
    loader: `m_302b9fb1`,
    group: `m_1a0f1b21`,
    groupSection: `m_437b6484`,
  },
  T = d(),
  ut = { orientation: `horizontal` },
  dt = We((e, { borderWidth: t }) => ({ group: { '--ai-border-width': Ke(t) } })),
  ft = st((e) => {
    let t = ye(`ActionIconGroup`, ut, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        orientation: s,
        vars: c,
        borderWidth: l,
        variant: u,
        mod: d,
        attributes: f,
        ...p
      } = t,
      h = m({
        name: `ActionIconGroup`,
        props: t,
        classes: w,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: f,
        vars: c,
        varsResolver: dt,
        rootSelector: `group`,
      })
    return (0, T.jsx)(ne, { ...h(`group`), variant: u, mod: [{ orientation: s }, d], role: `group`, ...p })
  })
;((ft.classes = w), (ft.varsResolver = dt), (ft.displayName = `@mantine/core/ActionIconGroup`))
var pt = We((e, { radius: t, color: n, gradient: r, variant: i, autoContrast: a, size: o }) => {
    let s = e.variantColorResolver({
      color: n || e.primaryColor,
      theme: e,
      gradient: r,
      variant: i || `filled`,
      autoContrast: a,
    })
    return {
      groupSection: {
        '--section-height': Ae(o, `section-height`),
        '--section-padding-x': Ae(o, `section-padding-x`),
        '--section-fz': De(o),
        '--section-radius': t === void 0 ? void 0 : He(t),
        '--section-bg': n || i ? s.background : void 0,
        '--section-color': s.color,
        '--section-bd': n || i ? s.border : void 0,
      },
    }
  }),
  mt = st((e) => {
    let t = ye(`ActionIconGroupSection`, null, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        vars: s,
        variant: c,
        gradient: l,
        radius: u,
        autoContrast: d,
        attributes: f,
        ...p
      } = t,
      h = m({
        name: `ActionIconGroupSection`,
        props: t,
        classes: w,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: f,
        vars: s,
        varsResolver: pt,
        rootSelector: `groupSection`,
      })
    return (0, T.jsx)(ne, { ...h(`groupSection`), variant: c, ...p })
  })
;((mt.classes = w), (mt.varsResolver = pt), (mt.displayName = `@mantine/core/ActionIconGroupSection`))
var ht = We((e, { size: t, radius: n, variant: r, gradient: i, color: a, autoContrast: o }) => {
    let s = e.variantColorResolver({
      color: a || e.primaryColor,
      theme: e,
      gradient: i,
      variant: r || `filled`,
      autoContrast: o,
    })
    return {
      root: {
        '--ai-size': Ae(t, `ai-size`),
        '--ai-radius': n === void 0 ? void 0 : He(n),
        '--ai-bg': a || r ? s.background : void 0,
        '--ai-hover': a || r ? s.hover : void 0,
        '--ai-hover-color': a || r ? s.hoverColor : void 0,
        '--ai-color': s.color,
        '--ai-bd': a || r ? s.border : void 0,
      },
    }
  }),
  gt = pe((e) => {
    let t = ye(`ActionIcon`, null, e),
      {
        className: n,
        unstyled: r,
        variant: i,
        classNames: a,
        styles: o,
        style: s,
        loading: c,
        loaderProps: l,
        size: d,
        color: f,
        radius: p,
        __staticSelector: h,
        gradient: ee,
        vars: te,
        children: g,
        disabled: re,
        'data-disabled': ie,
        autoContrast: oe,
        mod: se,
        attributes: ce,
        ...ue
      } = t,
      de = m({
        name: [`ActionIcon`, h],
        props: t,
        className: n,
        style: s,
        classes: w,
        classNames: a,
        styles: o,
        unstyled: r,
        attributes: ce,
        vars: te,
        varsResolver: ht,
      })
    return (0, T.jsxs)(u, {
      ...de(`root`, { active: !re && !c && !ie }),
      'aria-busy': c || void 0,
      ...ue,
      unstyled: r,
      variant: i,
      size: d,
      disabled: re || c,
      mod: [{ loading: c, disabled: re || ie }, se],
      children: [
        typeof c == `boolean` &&
          (0, T.jsx)(le, {
            mounted: c,
            transition: `slide-down`,
            duration: 150,
            children: (e) =>
              (0, T.jsx)(ne, {
                component: `span`,
                ...de(`loader`, { style: e }),
                'aria-hidden': !0,
                children: (0, T.jsx)(ae, { color: `var(--ai-color)`, size: `calc(var(--ai-size) * 0.55)`, ...l }),
              }),
          }),
        (0, T.jsx)(ne, { component: `span`, mod: { loading: c }, ...de(`icon`), children: g }),
      ],
    })
  })
;((gt.classes = w),
  (gt.varsResolver = ht),
  (gt.displayName = `@mantine/core/ActionIcon`),
  (gt.Group = ft),
  (gt.GroupSection = mt))
function E(e) {
  let t = i(e)
  return `${t.slice(0, 6)}…${t.slice(-4)}`
}
function _t(e, t, n = {}) {
  let { minFraction: r = 0, maxFraction: i = 1 / 0, group: a = !1 } = n,
    o = (e < 0n ? -e : e).toString().padStart(t + 1, `0`),
    s = o.slice(0, o.length - t),
    c = o
      .slice(o.length - t)
      .slice(0, i)
      .replace(/0+$/, ``)
      .padEnd(Math.min(r, i), `0`),
    l = a ? s.replace(/\B(?=(\d{3})+$)/g, `,`) : s,
    u = c === `` ? l : `${l}.${c}`
  return e < 0n && /[1-9]/.test(u) ? `-${u}` : u
}
var vt = (e, t, n) => yt(_t(e, t, n))
function yt(e) {
  let { group: t, decimal: n } = Ze()
  return e.replace(/[.,]/g, (e) => (e === `,` ? t : n))
}
function D(e, t = 256) {
  if (e < 0n || e >> BigInt(t) !== 0n)
    throw new Ne(`number/out-of-range`, Xe.tooLarge({ value: e, bits: t }), { value: e, bits: t })
  return e.toString(16).padStart(64, `0`)
}
function O(e) {
  if (!c(e)) throw new Ne(`address/malformed`, Xe.noAddress(e), { address: e })
  return e.slice(2).toLowerCase().padStart(64, `0`)
}
function bt(e) {
  if (e.length !== 66 || !y(e)) throw new Ne(`hex/malformed`, Xe.noHash(e), { text: e })
  return e.slice(2).toLowerCase()
}
function k(e, t) {
  let n = ``,
    r = ``
  for (let e of t)
    `uint` in e
      ? (n += D(e.uint))
      : `address` in e
        ? (n += O(e.address))
        : ((n += D(BigInt(t.length * 32 + r.length / 2))), (r += `bytes` in e ? xt(e.bytes) : St(e.addresses)))
  return `${e}${n}${r}`
}
function xt(e) {
  let t = e.slice(2)
  return D(BigInt(Ve(e).length)) + t.padEnd(Math.ceil(t.length / 64) * 64, `0`)
}
function St(e) {
  return D(BigInt(e.length)) + e.map(O).join(``)
}
var Ct = 1n << 31n
function A(e, t = 0) {
  let n = e.slice(2 + t * 2),
    r = n.length >> 1,
    a = (e, t) => (e >= 0 && t >= 0 && e + t <= r ? `0x${n.slice(e * 2, (e + t) * 2)}` : null),
    o = (e) => {
      let t = a(e, 32)
      return t === null ? null : BigInt(t)
    },
    s = (e) => {
      let t = o(e)
      return t === null || t > Ct ? null : Number(t)
    }
  return {
    length: r,
    slice: a,
    uint: o,
    size: s,
    address(e) {
      let t = a(e, 32)
      return t === null || !/^0x0{24}/.test(t) ? null : i(`0x${t.slice(26)}`)
    },
    bytes(e, t = 0) {
      let n = s(e),
        r = n === null ? null : s(t + n)
      return n === null || r === null ? null : a(t + n + 32, r)
    },
  }
}
function wt(e, t, n) {
  return e.split(/(\{\w+\})/).flatMap((r) => {
    if (r === ``) return []
    if (!/^\{\w+\}$/.test(r)) return [n(r)]
    let i = r.slice(1, -1),
      a = t[i]
    if (a === void 0) throw RangeError(`The message names "${i}", which has no value: ${e}`)
    return [a]
  })
}
function Tt({ ring: e, state: t }) {
  if (t === `open` || t === `yours`) return null
  let n = (t) => Math.round(e.size * t * 100) / 100,
    r = { strokeWidth: Math.max(1.5, e.size * 0.06) }
  return t === `ready`
    ? (0, T.jsx)(`path`, {
        className: _.mark,
        strokeWidth: Math.max(1.5, e.size * 0.05),
        d: `M${n(0.415)} ${n(0.33)}L${n(0.653)} ${n(0.5)}L${n(0.415)} ${n(0.67)}Z`,
      })
    : t === `executed`
      ? (0, T.jsx)(`path`, {
          className: _.mark,
          ...r,
          d: `M${n(0.34)} ${n(0.517)}L${n(0.4675)} ${n(0.636)}L${n(0.67)} ${n(0.3725)}`,
        })
      : (0, T.jsx)(`path`, {
          className: b(_.mark, t === `failed` ? _.markFailed : _.markReplaced),
          ...r,
          d: `M${n(0.364)} ${n(0.364)}L${n(0.636)} ${n(0.636)}M${n(0.636)} ${n(0.364)}L${n(0.364)} ${n(0.636)}`,
        })
}
var Et = 12
function Dt({ ring: e, segments: t }) {
  let n = t.length
  if (n <= Et) return t.map((t, r) => (0, T.jsx)(`path`, { fillRule: `evenodd`, className: _[t], d: Ce(e, r, n) }, r))
  let r = [...Ot(t)].filter((e) => e.kind !== `missing`)
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsx)(`path`, { fillRule: `evenodd`, className: _.missing, d: qe(e) }),
      r.map(({ kind: t, from: r, to: i }) =>
        (0, T.jsx)(`path`, { fillRule: `evenodd`, className: _[t], d: te(e, r / n, i / n) }, t),
      ),
      t.map((t, r) => (0, T.jsx)(`path`, { className: _.tick, d: Se(e, r / n) }, r)),
    ],
  })
}
function* Ot(e) {
  let t = 0
  for (let n = 1; n <= e.length; n++) {
    let r = e[t]
    r !== void 0 && e[n] !== r && (yield { kind: r, from: t, to: n }, (t = n))
  }
}
function kt({ required: e, signed: t, excluded: n = 0, state: r = `open` }) {
  let i = r === `ready` || r === `executed`
  return Array.from({ length: Math.max(1, e) }, (e, a) =>
    i || a < t ? `signed` : a < t + n ? `excluded` : r === `yours` && a === t + n ? `yours` : `missing`,
  )
}
function At({ required: e, signed: t, excluded: r = 0, state: i = `open` }) {
  if (i === `executed` || i === `failed` || i === `replaced`) return n[i]
  let a = r > 0 ? n.validOf({ signed: t, required: e, excluded: r }) : n.signedOf({ signed: t, required: e })
  return i === `yours` ? n.yoursNext(a) : i === `ready` ? n.readyToExecute(a) : a
}
function jt(e) {
  let { required: t, signed: n, excluded: r, state: i = `open`, size: a = 36, className: o } = e,
    s = e.label ?? At({ required: t, signed: n, excluded: r, state: i }),
    c = ee(a, a === 92 ? 0.13 : a === 22 ? 0.2 : 0.16),
    l = i === `executed` || i === `replaced`,
    u = a >= 36 && (i === `open` || i === `yours`)
  return (0, T.jsxs)(`svg`, {
    className: b(_.ring, o),
    width: a,
    height: a,
    viewBox: `0 0 ${a} ${a}`,
    ...(s ? { role: `img`, 'aria-label': s } : { 'aria-hidden': !0 }),
    children: [
      l
        ? (0, T.jsx)(`path`, { fillRule: `evenodd`, className: i === `executed` ? _.ink : _.missing, d: qe(c) })
        : (0, T.jsx)(Dt, { ring: c, segments: kt({ required: t, signed: n, excluded: r, state: i }) }),
      u
        ? (0, T.jsx)(`text`, {
            x: c.centre,
            y: c.centre,
            className: _.count,
            fontSize: a === 92 ? 17 : a === 44 ? 11 : 12,
            children: a === 92 ? `${n} of ${t}` : a === 44 ? `${n}/${t}` : n,
          })
        : (0, T.jsx)(Tt, { ring: c, state: i }),
    ],
  })
}
var Mt = { copy: `_copy_1usre_1`, button: `_button_1usre_7`, said: `_said_1usre_26` }
function Nt({ value: e, label: t, className: r }) {
  let { outcome: i, copy: a } = f(e),
    o = i === `copied` ? n.copied : i === `failed` ? n.notCopied : ``
  return (0, T.jsxs)(`span`, {
    className: b(Mt.copy, r),
    children: [
      (0, T.jsx)(`button`, {
        type: `button`,
        className: Mt.button,
        'aria-label': n.copy(t),
        title: n.copy(t),
        onClick: a,
        children: (0, T.jsx)(de, {
          name: i === `copied` ? `check` : i === `failed` ? `alert-triangle` : `copy`,
          size: 15,
        }),
      }),
      (0, T.jsx)(`span`, {
        className: Mt.said,
        'data-outcome': i,
        role: `status`,
        children: i === `failed` ? n.selectInstead : o,
      }),
    ],
  })
}
var j = e(Fe(), 1)
function Pt(e, t = 4) {
  let n = /^0x/i.test(e) ? e.slice(0, 2) : ``
  return { prefix: n, groups: e.slice(n.length).match(RegExp(`.{1,${t}}`, `g`)) ?? [] }
}
function Ft({ value: e, emphasis: t = !0, className: n }) {
  let { prefix: r, groups: i } = Pt(e)
  return (0, T.jsxs)(`span`, {
    className: b(xe.hex, xe.full, n),
    children: [
      (0, T.jsx)(`span`, { children: r }),
      i.map((e, n) =>
        (0, T.jsxs)(
          j.Fragment,
          {
            children: [
              n > 0 && (0, T.jsx)(`wbr`, {}),
              (0, T.jsx)(`span`, {
                className: b(xe.group, t && (n === 0 || n === i.length - 1) && xe.strong),
                children: e,
              }),
            ],
          },
          n,
        ),
      ),
    ],
  })
}
var M = {
    mark: `_mark_cuzbq_1`,
    words: `_words_cuzbq_15`,
    full: `_full_cuzbq_23`,
    knock: `_knock_cuzbq_27`,
    line: `_line_cuzbq_33`,
    dashed: `_dashed_cuzbq_39`,
    question: `_question_cuzbq_46`,
  },
  It = (e) => ({ short: n[e], long: n[`${e}Long`] })
function Lt(e, t, r) {
  let i = t === void 0 ? e : n.atBlock({ words: e, block: t })
  return r === void 0 ? i : n.atTime({ words: i, time: je(r) })
}
function Rt({ source: e, block: t, time: n, isSilent: r = !1 }) {
  let i = It(e),
    a = Lt(i.long, t, n)
  return r
    ? (0, T.jsx)(`span`, {
        className: M.mark,
        title: a,
        'aria-hidden': !0,
        children: (0, T.jsx)(`svg`, { width: `11`, height: `11`, viewBox: `0 0 12 12`, children: zt[e] }),
      })
    : (0, T.jsxs)(`span`, {
        className: M.mark,
        title: a,
        children: [
          (0, T.jsx)(`svg`, {
            width: `11`,
            height: `11`,
            viewBox: `0 0 12 12`,
            role: `img`,
            'aria-label': a,
            children: zt[e],
          }),
          (0, T.jsx)(`span`, { className: M.words, 'aria-hidden': !0, children: Lt(i.short, t, n) }),
        ],
      })
}
var zt = {
    proof: (0, T.jsxs)(T.Fragment, {
      children: [
        (0, T.jsx)(`path`, { className: M.full, d: `M1 1h10v10H1z` }),
        (0, T.jsx)(`path`, { className: M.knock, d: `M3.4 6.2l1.9 1.9 3.4-4.1` }),
      ],
    }),
    chain: (0, T.jsx)(`path`, { className: M.full, d: `M1.5 1.5h9v9h-9z` }),
    you: (0, T.jsxs)(T.Fragment, {
      children: [
        (0, T.jsx)(`path`, { className: M.full, d: `M1.2 1.6h9.6L6 10.9z` }),
        (0, T.jsx)(`path`, { className: M.knock, d: `M6 1.6v4` }),
      ],
    }),
    published: (0, T.jsx)(`path`, { className: M.line, d: `M6 1.2L10.8 6 6 10.8 1.2 6z` }),
    operator: (0, T.jsx)(`path`, { className: M.line, d: `M1.5 5.2L6 1.5l4.5 3.7v5.1h-9z` }),
    service: (0, T.jsx)(`path`, { className: M.line, d: `M1.75 1.75h8.5v8.5h-8.5z` }),
    unknown: (0, T.jsxs)(T.Fragment, {
      children: [
        (0, T.jsx)(`path`, { className: M.dashed, d: `M1.75 1.75h8.5v8.5h-8.5z` }),
        (0, T.jsx)(`path`, { className: M.question, d: `M4.7 4.8a1.3 1.3 0 1 1 1.9 1.1c-.4.2-.6.5-.6 .9M6 8.3v.1` }),
      ],
    }),
  },
  Bt = new Map()
function Vt(e, t) {
  let r = e === null ? null : /^(-?)(\d+)(?:\.(\d*))?$/.exec(e.trim())
  if (!r) return n.noPrice
  let [, i = ``, a = `0`, o = ``] = r,
    s = o.slice(0, 2).padEnd(2, `0`),
    c = a.replace(/^0+(?=\d)/, ``).replace(/\B(?=(\d{3})+$)/g, `,`)
  return /[1-9]/.test(o) && !/[1-9]/.test(a + s)
    ? `< ${Ht(`0.01`, t)}`
    : `${i && /[1-9]/.test(a + s) ? `−` : ``}${Ht(`${c}.${s}`, t)}`
}
function Ht(e, t) {
  let n = yt(e),
    r = Ut(t)
  return o() === `de` ? `${n}\u00A0${r}` : /[A-Za-z]$/.test(r) ? `${r} ${n}` : `${r}${n}`
}
function Ut(e) {
  let t = Bt.get(e)
  if (t !== void 0) return t
  let n = e
  try {
    n =
      new Intl.NumberFormat(`en`, { style: `currency`, currency: e, currencyDisplay: `narrowSymbol` })
        .formatToParts(0)
        .find((e) => e.type === `currency`)?.value ?? e
  } catch {}
  return (Bt.set(e, n), n)
}
var N = S(`review-ui`, {
    who: `Who`,
    what: `What`,
    change: `Change`,
    before: `Before`,
    after: `After`,
    now: `Now`,
    value: `Value`,
    beforeAfter: `Before and after`,
    danger: `Danger:`,
    expected: `Expected`,
    happened: `Happened`,
    beforeToAfter: `Before → after`,
    signers: `Signers`,
    signOrReject: `Sign or reject`,
    youNamed: ({ name: e }) => `You, ${e}`,
    you: `You,`,
    signed: `Signed`,
    hasNotSigned: `Has not signed`,
    yourSignatureIsNext: `Your signature is next`,
    signedButNotCounted: `Signed, but it does not count`,
    notNeeded: `Not needed`,
    excluded: `Excluded`,
    checks: `Checks`,
    verified: `Verified`,
    caution: `Caution`,
    dangerWord: `Danger`,
    unchecked: `Not checked`,
    verifiedCount: ({ count: e }) => `${e} verified`,
    cautionCount: ({ count: e }) => `${e} caution`,
    dangerCount: ({ count: e }) => `${e} danger`,
    uncheckedCount: ({ count: e }) => `${e} not checked`,
    stepDone: `done`,
    stepNow: `now`,
    stepToCome: `to come`,
    stepFailed: `failed`,
    calls: `Calls`,
    call: ({ number: e }) => `Call ${e}`,
    callAtLevel: ({ number: e, level: t }) => `Call ${e}, level ${t}`,
    callsInside: ({ number: e }) => `Calls inside call ${e}`,
  }),
  Wt = {
    badge: `_badge_17n9f_1`,
    verified: `_verified_17n9f_16`,
    caution: `_caution_17n9f_21`,
    danger: `_danger_17n9f_26`,
    unchecked: `_unchecked_17n9f_32`,
    quiet: `_quiet_17n9f_38`,
    note: `_note_17n9f_45`,
    noteText: `_noteText_17n9f_61`,
    noteAction: `_noteAction_17n9f_74`,
    withAside: `_withAside_17n9f_81`,
    noteAside: `_noteAside_17n9f_91`,
    info: `_info_17n9f_98`,
  },
  Gt = {
    verified: {
      icon: `circle-check`,
      get word() {
        return N.verified
      },
      counted: (e) => N.verifiedCount({ count: e }),
    },
    caution: {
      icon: `alert-triangle`,
      get word() {
        return N.caution
      },
      counted: (e) => N.cautionCount({ count: e }),
    },
    danger: {
      icon: `alert-octagon`,
      get word() {
        return N.dangerWord
      },
      counted: (e) => N.dangerCount({ count: e }),
    },
    unchecked: {
      icon: `help-circle`,
      get word() {
        return N.unchecked
      },
      counted: (e) => N.uncheckedCount({ count: e }),
    },
  }
function Kt({ verdict: e, count: t, label: n, quiet: r = !1 }) {
  let { icon: i, word: a, counted: o } = Gt[e]
  return (0, T.jsxs)(`span`, {
    className: b(Wt.badge, Wt[e], r && Wt.quiet),
    children: [
      (0, T.jsx)(de, { name: i, size: 14, stroke: 2 }),
      (0, T.jsx)(`span`, { children: n ?? (t === void 0 ? a : o(t)) }),
    ],
  })
}
var P = {
  panel: `_panel_13plx_1`,
  inbox: `_inbox_13plx_5`,
  brief: `_brief_13plx_9`,
  history: `_history_13plx_13`,
  next: `_next_13plx_17`,
  row: `_row_13plx_21`,
  title: `_title_13plx_42`,
  meta: `_meta_13plx_43`,
  fact: `_fact_13plx_51`,
  action: `_action_13plx_55`,
  queue: `_queue_13plx_59`,
  ring: `_ring_13plx_92`,
  main: `_main_13plx_96`,
  verdict: `_verdict_13plx_101`,
  amount: `_amount_13plx_109`,
  status: `_status_13plx_114`,
  time: `_time_13plx_118`,
  facts: `_facts_13plx_173`,
  needs: `_needs_13plx_180`,
  rowStatus: `_rowStatus_13plx_230`,
  rowAmount: `_rowAmount_13plx_251`,
  direction: `_direction_13plx_263`,
}
function qt({ children: e, layout: t = `queue`, label: n, head: r }) {
  return (0, T.jsxs)(`div`, {
    className: b(`cs-panel`, P.panel, P[t]),
    children: [r, (0, T.jsx)(`ul`, { ...(n ? { 'aria-label': n } : {}), children: e })],
  })
}
function Jt(e) {
  let {
      ring: t,
      title: n,
      href: r,
      meta: i,
      needs: a,
      verdict: o,
      amount: s,
      status: c,
      time: l,
      action: u,
      current: d = !1,
      className: f,
    } = e,
    p = j.Children.toArray(i)
  return (0, T.jsxs)(`li`, {
    className: b(P.row, f),
    'data-current': d || void 0,
    children: [
      (0, T.jsx)(`div`, { className: P.ring, children: t }),
      (0, T.jsxs)(`div`, {
        className: P.main,
        children: [
          (0, T.jsx)(`div`, {
            className: P.title,
            children: r === void 0 ? n : (0, T.jsx)(`a`, { href: r, children: n }),
          }),
          (0, T.jsxs)(`div`, {
            className: P.facts,
            children: [
              a && (0, T.jsx)(`div`, { className: P.needs, children: a }),
              p.length > 0 &&
                (0, T.jsx)(`div`, {
                  className: P.meta,
                  children: p.map((e, t) => (0, T.jsx)(`span`, { className: P.fact, children: e }, t)),
                }),
            ],
          }),
        ],
      }),
      (0, T.jsx)(`div`, { className: P.verdict, children: o }),
      (0, T.jsx)(`div`, { className: P.amount, children: s }),
      (0, T.jsx)(`div`, { className: P.status, children: c }),
      (0, T.jsx)(`div`, { className: P.time, children: l }),
      (0, T.jsx)(`div`, { className: P.action, children: u }),
    ],
  })
}
function Yt({ title: e, detail: t }) {
  return (0, T.jsxs)(`span`, {
    className: P.rowStatus,
    children: [(0, T.jsx)(`b`, { children: e }), t && (0, T.jsx)(`span`, { children: t })],
  })
}
var F = {
  header: `_header_1n3cj_1`,
  headerText: `_headerText_1n3cj_9`,
  eyebrow: `_eyebrow_1n3cj_20`,
  headerActions: `_headerActions_1n3cj_27`,
  section: `_section_1n3cj_34`,
  count: `_count_1n3cj_41`,
  sectionAction: `_sectionAction_1n3cj_45`,
}
function Xt({ title: e, subtitle: t, actions: n, eyebrow: r }) {
  return (0, T.jsxs)(`header`, {
    className: F.header,
    children: [
      (0, T.jsxs)(`div`, {
        className: F.headerText,
        children: [
          r && (0, T.jsx)(`div`, { className: F.eyebrow, children: r }),
          (0, T.jsx)(`h1`, { children: e }),
          t && (0, T.jsx)(`p`, { children: t }),
        ],
      }),
      n && (0, T.jsx)(`div`, { className: F.headerActions, children: n }),
    ],
  })
}
function Zt({ title: e, count: t, action: n, id: r, level: i = 2 }) {
  let a = i === 2 ? `h2` : `h3`
  return (0, T.jsxs)(`div`, {
    className: F.section,
    children: [
      (0, T.jsx)(a, { id: r, children: e }),
      t !== void 0 && (0, T.jsx)(`span`, { className: F.count, children: t }),
      n && (0, T.jsx)(`div`, { className: F.sectionAction, children: n }),
    ],
  })
}
function Qt({ at: e, onRefresh: t, children: r }) {
  return (0, T.jsx)(oe, {
    icon: `clock`,
    title: n.asOf(Ue(e)),
    action: t && { label: n.refresh, onClick: t },
    children: r,
  })
}
var $t = [
    {
      name: `DemoModule`,
      title: `Demo module (tests only)`,
      address: `0x653f558551777Ace761B36DdE540729516035Ed6`,
      codeHash: `0x87fe95b9350a47215ec1e2ab5fb06a1e7989fe04a73844e63418a91bea79a4d2`,
      chainIds: [`31337`, `31338`],
      lets: `lets any address move the account’s funds`,
    },
  ],
  en = [
    {
      version: `0.1.1`,
      address: `0xAA46724893dedD72658219405185Fb0Fc91e091C`,
      chainIds:
        `10.50.51.61.63.100.130.137.143.204.288.360.677.988.999.1672.1874.2201.2818.2910.3338.3637.4217.4326.4663.5042.8217.8453.9745.10143.11011.16661.25363.28882.36900.42161.42431.43111.46630.56288.80069.80094.81224.88882.88888.102030.560048.747474.936485.5042002.5064014.11142220.13374202`.split(
          `.`,
        ),
    },
    {
      version: `0.1.0`,
      address: `0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134`,
      chainIds: [`1`, `4`, `5`, `42`, `56`, `100`, `246`, `8453`, `42220`, `73799`, `80094`, `534352`, `11155111`],
    },
    { version: `0.1.0`, address: `0x1Fb403834C911eB98d56E74F5182b0d64C3b3b4D`, chainIds: [`137`, `43114`] },
    {
      version: `0.1.1`,
      address: `0xAA46724893dedD72658219405185Fb0Fc91e091C`,
      chainIds: [`31337`, `31338`],
      codeHash: `0x91a5f5a1526a6e516f170726a79b38ac1041d40cf970fe217c9e069dc109b68f`,
      devOnly: !0,
    },
  ]
function tn(e) {
  let t = e.toLowerCase()
  return en.find((e) => e.address.toLowerCase() === t)
}
var nn = [`1.0.0`, `1.1.1`, `1.2.0`, `1.3.0`, `1.4.1`, `1.5.0`],
  rn = {
    '1.0.0': {
      Safe: [
        {
          address: `0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A`,
          codeHash: `0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80`,
          variant: `canonical`,
        },
      ],
      SafeProxyFactory: [
        {
          address: `0x12302fE9c02ff50939BaAaaf415fc226C078613C`,
          codeHash: `0x84a375ad96ab395850d46cd601ed6354d3cf3fb67cec0caf18f34af5c9d1a7f0`,
          variant: `canonical`,
        },
      ],
    },
    '1.1.1': {
      DefaultCallbackHandler: [
        {
          address: `0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44`,
          codeHash: `0x919a9f5dd111a01f7a8e4b1f5c6a972bb2d1441c67bdec71de6a09d0be92f5b9`,
          variant: `canonical`,
        },
      ],
      Safe: [
        {
          address: `0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F`,
          codeHash: `0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45`,
          variant: `canonical`,
        },
      ],
      MultiSend: [
        {
          address: `0x8D29bE29923b68abfDD21e541b9374737B49cdAD`,
          codeHash: `0xe4e9b4d4c1e3ff06cd51afe0b51eb1b22c0bab51eab38d428ee74540a5ff603e`,
          variant: `canonical`,
        },
      ],
      SafeProxyFactory: [
        {
          address: `0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B`,
          codeHash: `0x0f0bb9c13be3b595d6f0fde841d5247a96f7e315bd8b97e1363553bee9a7d995`,
          variant: `canonical`,
        },
      ],
    },
    '1.2.0': {
      Safe: [
        {
          address: `0x6851D6fDFAfD08c0295C392436245E5bc78B0185`,
          codeHash: `0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922`,
          variant: `canonical`,
        },
      ],
    },
    '1.3.0': {
      CompatibilityFallbackHandler: [
        {
          address: `0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4`,
          codeHash: `0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf`,
          variant: `canonical`,
        },
        {
          address: `0x017062a1dE2FE6b99BE3d9d37841FeD19F573804`,
          codeHash: `0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf`,
          variant: `eip155`,
        },
      ],
      CreateCall: [
        {
          address: `0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4`,
          codeHash: `0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82`,
          variant: `canonical`,
        },
        {
          address: `0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d`,
          codeHash: `0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82`,
          variant: `eip155`,
        },
      ],
      Safe: [
        {
          address: `0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552`,
          codeHash: `0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e`,
          variant: `canonical`,
        },
        {
          address: `0x69f4D1788e39c87893C980c06EdF4b7f686e2938`,
          codeHash: `0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e`,
          variant: `eip155`,
        },
      ],
      SafeL2: [
        {
          address: `0x3E5c63644E683549055b9Be8653de26E0B4CD36E`,
          codeHash: `0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f`,
          variant: `canonical`,
        },
        {
          address: `0xfb1bffC9d739B8D520DaF37dF666da4C687191EA`,
          codeHash: `0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f`,
          variant: `eip155`,
        },
      ],
      MultiSend: [
        {
          address: `0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761`,
          codeHash: `0x0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83`,
          variant: `canonical`,
        },
        {
          address: `0x998739BFdAAdde7C933B942a68053933098f9EDa`,
          codeHash: `0x81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a`,
          variant: `eip155`,
        },
      ],
      MultiSendCallOnly: [
        {
          address: `0x40A2aCCbd92BCA938b02010E17A5b8929b49130D`,
          codeHash: `0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad`,
          variant: `canonical`,
        },
        {
          address: `0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B`,
          codeHash: `0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad`,
          variant: `eip155`,
        },
      ],
      SafeProxyFactory: [
        {
          address: `0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2`,
          codeHash: `0x337d7f54be11b6ed55fef7b667ea5488db53db8320a05d1146aa4bd169a39a9b`,
          variant: `canonical`,
        },
        {
          address: `0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC`,
          codeHash: `0x337d7f54be11b6ed55fef7b667ea5488db53db8320a05d1146aa4bd169a39a9b`,
          variant: `eip155`,
        },
      ],
      SignMessageLib: [
        {
          address: `0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2`,
          codeHash: `0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918`,
          variant: `canonical`,
        },
        {
          address: `0x98FFBBF51bb33A056B08ddf711f289936AafF717`,
          codeHash: `0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918`,
          variant: `eip155`,
        },
        {
          address: `0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2`,
          codeHash: `0x04f321a6d37f5d8a758d11ee89708400438e96f74ff48f02f9bab7d7a7dbc051`,
          variant: `canonical`,
          devOnly: !0,
        },
        {
          address: `0x98FFBBF51bb33A056B08ddf711f289936AafF717`,
          codeHash: `0x04f321a6d37f5d8a758d11ee89708400438e96f74ff48f02f9bab7d7a7dbc051`,
          variant: `eip155`,
          devOnly: !0,
        },
      ],
      SimulateTxAccessor: [
        {
          address: `0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da`,
          codeHash: `0xb3fb9763869f2c09a2ac5a425d2dd6060bf7ef46b3899049d71a711e71e00f04`,
          variant: `canonical`,
        },
        {
          address: `0x727a77a074D1E6c4530e814F89E618a3298FC044`,
          codeHash: `0x66712e1d9161706f826d8d74a3cc03db0289b2530a1202f24d52986952b69a02`,
          variant: `eip155`,
        },
      ],
    },
    '1.4.1': {
      CompatibilityFallbackHandler: [
        {
          address: `0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99`,
          codeHash: `0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9`,
          variant: `canonical`,
        },
      ],
      CreateCall: [
        {
          address: `0x9b35Af71d77eaf8d7e40252370304687390A1A52`,
          codeHash: `0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889`,
          variant: `canonical`,
        },
      ],
      MultiSend: [
        {
          address: `0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526`,
          codeHash: `0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77`,
          variant: `canonical`,
        },
      ],
      MultiSendCallOnly: [
        {
          address: `0x9641d764fc13c8B624c04430C7356C1C7C8102e2`,
          codeHash: `0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939`,
          variant: `canonical`,
        },
      ],
      Safe: [
        {
          address: `0x41675C099F32341bf84BFc5382aF534df5C7461a`,
          codeHash: `0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4`,
          variant: `canonical`,
        },
      ],
      SafeL2: [
        {
          address: `0x29fcB43b46531BcA003ddC8FCB67FFE91900C762`,
          codeHash: `0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff`,
          variant: `canonical`,
        },
      ],
      SafeMigration: [
        {
          address: `0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6`,
          codeHash: `0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99`,
          variant: `canonical`,
        },
      ],
      SafeProxyFactory: [
        {
          address: `0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67`,
          codeHash: `0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317`,
          variant: `canonical`,
        },
      ],
      SafeToL2Migration: [
        {
          address: `0xfF83F6335d8930cBad1c0D439A841f01888D9f69`,
          codeHash: `0xa83e7be2fa20c96dc9575e3937239d552f3831ea437d7c96397eec8736f0cba0`,
          variant: `canonical`,
        },
      ],
      SafeToL2Setup: [
        {
          address: `0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54`,
          codeHash: `0x2f25df28caf984366ee584e13241707e85dcd5a6ea0c14267928dafc1fd6274b`,
          variant: `canonical`,
        },
      ],
      SignMessageLib: [
        {
          address: `0xd53cd0aB83D845Ac265BE939c57F53AD838012c9`,
          codeHash: `0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528`,
          variant: `canonical`,
        },
      ],
      SimulateTxAccessor: [
        {
          address: `0x3d4BA2E0884aa488718476ca2FB8Efc291A46199`,
          codeHash: `0x91f82615581fc73b190b83d72e883608b25e392f72322035df1b13d51766cf8d`,
          variant: `canonical`,
        },
      ],
    },
    '1.5.0': {
      CompatibilityFallbackHandler: [
        {
          address: `0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4`,
          codeHash: `0x3c6a85bcf7b563daa624b884b4e9a1b9fa5371edde7be945d998071a48f28bbc`,
          variant: `canonical`,
        },
      ],
      CreateCall: [
        {
          address: `0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4`,
          codeHash: `0x6b7d8d29bdf7004c4617d95041923774f3f7e74b056bff55c1861c9ec92ce54f`,
          variant: `canonical`,
        },
      ],
      ExtensibleFallbackHandler: [
        {
          address: `0x85a8ca358D388530ad0fB95D0cb89Dd44Fc242c3`,
          codeHash: `0xba5bafdfba82e226b6dc8ae29bedf5026bd854ab4bee00128ca322717a5f2acf`,
          variant: `canonical`,
        },
      ],
      MultiSend: [
        {
          address: `0x218543288004CD07832472D464648173c77D7eB7`,
          codeHash: `0xca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604`,
          variant: `canonical`,
        },
      ],
      MultiSendCallOnly: [
        {
          address: `0xA83c336B20401Af773B6219BA5027174338D1836`,
          codeHash: `0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663`,
          variant: `canonical`,
        },
      ],
      Safe: [
        {
          address: `0xFf51A5898e281Db6DfC7855790607438dF2ca44b`,
          codeHash: `0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2`,
          variant: `canonical`,
        },
      ],
      SafeL2: [
        {
          address: `0xEdd160fEBBD92E350D4D398fb636302fccd67C7e`,
          codeHash: `0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc`,
          variant: `canonical`,
        },
      ],
      SafeMigration: [
        {
          address: `0x6439e7ABD8Bb915A5263094784C5CF561c4172AC`,
          codeHash: `0x52d7472fa02c3a574544f9b5a4ed4c7777e4e3315217e368926b51e1cc6014ea`,
          variant: `canonical`,
        },
      ],
      SafeProxyFactory: [
        {
          address: `0x14F2982D601c9458F93bd70B218933A6f8165e7b`,
          codeHash: `0x967dae4cda22b0c9ef7f31b010bdc1ceb0af9904b0c3dc060b5302e4c18a4529`,
          variant: `canonical`,
        },
      ],
      SafeToL2Setup: [
        {
          address: `0x900C7589200010D6C6eCaaE5B06EBe653bc2D82a`,
          codeHash: `0xf6034d841bcbff8912aa55526b0f1609212536aaf60bb16f5e8a269a4ab38f18`,
          variant: `canonical`,
        },
      ],
      SignMessageLib: [
        {
          address: `0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa`,
          codeHash: `0xd61840855da008da59a00fc03fb71455b4f70bdca1f56f9504f072ed8d90c50e`,
          variant: `canonical`,
        },
      ],
      SimulateTxAccessor: [
        {
          address: `0x07EfA797c55B5DdE3698d876b277aBb6B893654C`,
          codeHash: `0x706db4bb6151f75a5b3845724174e201c59046dfbe65b4e5909ad4b88f8f752d`,
          variant: `canonical`,
        },
      ],
      TokenCallbackHandler: [
        {
          address: `0x54e86d004d71a8D2112ec75FaCE57D730b0433F3`,
          codeHash: `0xcbc723172700efa52cc33ee26c7fc7e284edc8097f9dc307857fe525fec98cd8`,
          variant: `canonical`,
        },
      ],
    },
  },
  an
function on(e) {
  return ((an ??= sn()), an.get(e.toLowerCase()) ?? [])
}
function sn() {
  let e = new Map()
  for (let [t, n] of cn(rn))
    for (let [r, i] of cn(n))
      for (let { address: n, variant: a, devOnly: o } of i ?? []) {
        if (o) continue
        let i = n.toLowerCase()
        e.set(i, [...(e.get(i) ?? []), { name: r, version: t, variant: a }])
      }
  return e
}
function cn(e) {
  return Object.entries(e)
}
function ln(e, t) {
  let n = tn(e)
  if (n && (!n.devOnly || n.chainIds.includes(t))) return `Allowance module`
  let r = $t.find((t) => t.address.toLowerCase() === e.toLowerCase())
  return r?.chainIds.includes(t) ? r.title : null
}
var un = [
    {
      kind: `factory`,
      name: `ModuleProxyFactory`,
      version: `1.2.0`,
      address: `0x000000000000aDdB49795b0f9bA5BC298cDda236`,
      codeHash: `0x01623cbcf010a1c326230f1b2d5f48a66b440232ee49096102bc84967dc5f21e`,
    },
    {
      kind: `module`,
      name: `Delay`,
      version: `1.0.1`,
      address: `0xd54895B1121A2eE3f37b502F507631FA1331BED6`,
      codeHash: `0xc3bdb559318386f67ed2b090e13ff65e04e1b0fa967baa21bdb5f17222681bce`,
    },
    {
      kind: `module`,
      name: `Roles`,
      version: `1.1.0`,
      address: `0xD8DfC1d938D7D163C5231688341e9635E9011889`,
      codeHash: `0x2e480702d19fa0bc0c169605f516eededeadf148c765c7011912666cc41ef9cc`,
    },
    {
      kind: `module`,
      name: `Roles`,
      version: `2.1.0`,
      address: `0x9646fDAD06d3e24444381f44362a3B0eB343D337`,
      codeHash: `0x87911cbc6aa0496e6bcb07dab2462b9c76daea130dede6dcc57d0adf307fa7ec`,
    },
    {
      kind: `guard`,
      name: `ScopeGuard`,
      version: `1.0.0`,
      address: `0xeF27fcd3965a866b22Fb2d7C689De9AB7e611f1F`,
      codeHash: `0x7f0bc060b24a8f97f89c9abef9b8f40f8018e777aae271bed7fe21b759373a55`,
    },
    {
      kind: `library`,
      name: `Permissions`,
      version: `1.0.0`,
      address: `0x33D1C5A5B6a7f3885c7467e829aaa21698937597`,
      codeHash: `0x1628b696fc281b259a80b8ec47225d19a3a03dc9d6e45a06b0a63bab2551bd03`,
    },
  ],
  dn = `0x8d80ff0a`,
  fn = 85
function pn(e) {
  if (e.slice(0, 10).toLowerCase() !== `0x8d80ff0a` || !y(e)) return null
  let t = A(e, 4).bytes(0)
  return t === null ? null : mn(t)
}
function mn(e) {
  let t = A(e),
    n = [],
    r = 0
  for (; r < t.length;) {
    let e = t.slice(r, 1),
      a = t.slice(r + 1, 20),
      o = t.uint(r + 21),
      s = t.size(r + 53),
      c = s === null ? null : t.slice(r + fn, s)
    if (a === null || o === null || s === null || c === null || (e !== `0x00` && e !== `0x01`)) return null
    ;(n.push({ operation: +(e === `0x01`), to: i(a), value: o, data: c }), (r += fn + s))
  }
  return n
}
var hn = class extends Ne {
  constructor(e, t, n, r) {
    ;(super(e, t, n, r), (this.name = `SafeError`))
  }
}
function gn(e, t) {
  let n = [],
    r = e
  for (let e of t.toSorted(_n)) (e > r && n.push({ from: r, to: e - 1n }), e >= r && (r = e + 1n))
  return n
}
function _n(e, t) {
  return e < t ? -1 : +(e > t)
}
var vn = {
  '0xf08a0323': (e) => xn(e, 0, (e) => ({ type: `SET_FALLBACK_HANDLER`, handler: e })),
  '0x0d582f13': (e) => Sn(e, 0, 1, (e, t) => ({ type: `ADD_OWNER`, owner: e, threshold: t })),
  '0xf8dc5dd9': (e) => Sn(e, 1, 2, (e, t) => ({ type: `REMOVE_OWNER`, owner: e, threshold: t })),
  '0xe318b52b': (e) => {
    let t = e.address(32),
      n = e.address(64)
    return t === null || n === null ? null : { type: `SWAP_OWNER`, oldOwner: t, newOwner: n }
  },
  '0x694e80c3': (e) => {
    let t = e.size(0)
    return t === null ? null : { type: `CHANGE_THRESHOLD`, threshold: t }
  },
  '0x7de7edef': (e) => xn(e, 0, (e) => ({ type: `CHANGE_IMPLEMENTATION`, implementation: e })),
  '0x610b5925': (e) => xn(e, 0, (e) => ({ type: `ENABLE_MODULE`, module: e })),
  '0xe009cfde': (e) => xn(e, 1, (e) => ({ type: `DISABLE_MODULE`, module: e })),
  '0xe19a9dd9': (e) =>
    xn(e, 0, (e) =>
      e === `0x0000000000000000000000000000000000000000` ? { type: `DELETE_GUARD` } : { type: `SET_GUARD`, guard: e },
    ),
  '0xe068df37': (e) =>
    xn(e, 0, (e) =>
      e === `0x0000000000000000000000000000000000000000`
        ? { type: `DELETE_MODULE_GUARD` }
        : { type: `SET_MODULE_GUARD`, moduleGuard: e },
    ),
}
function yn(e) {
  let t = e.slice(0, 10).toLowerCase(),
    n = Object.hasOwn(vn, t) ? vn[t] : void 0
  return n === void 0 || !y(e) ? null : n(A(e, 4))
}
function bn(e) {
  return Object.hasOwn(vn, e.slice(0, 10).toLowerCase())
}
function xn(e, t, n) {
  let r = e.address(t * 32)
  return r === null ? null : n(r)
}
function Sn(e, t, n, r) {
  let i = e.address(t * 32),
    a = e.size(n * 32)
  return i === null || a === null ? null : r(i, a)
}
var I = S(`settings-problems`, {
  tooHigh: ({ threshold: e, owners: t }) =>
    `The threshold is ${e}, but there ${v(t, { one: `is only # owner`, other: `are only # owners` })}.`,
  cannotLeave: (e) => `${e} is not an owner of this account, so it cannot leave.`,
  noKey: (e) => `${e} cannot be an owner: it has no key.`,
  endOfOwners: (e) => `${e} cannot be an owner: the contract uses this address for the end of its list of owners.`,
  ownsItself: (e) => `${e} is this account itself, and an account cannot own itself.`,
  listedTwice: (e) => `${e} is listed twice. Every owner counts once.`,
  noOwner: `An account needs at least one owner.`,
  noWhole: (e) => `The threshold is ${e}, but it must be a whole number from 1 on.`,
  noContract: (e) => `${e} cannot be a module: no contract has this address.`,
  endOfModules: (e) => `${e} cannot be a module: the contract uses this address for the end of its list of modules.`,
  accountItself: (e) => `${e} is this account itself.`,
  alreadyModule: (e) => `${e} is already a module of this account.`,
  noModule: ({ module: e, account: t }) => `${e} is not a module of ${t}.`,
})
function Cn(e, { account: t, others: n }) {
  return e === `0x0000000000000000000000000000000000000000`
    ? I.noKey(e)
    : x(e, `0x0000000000000000000000000000000000000001`)
      ? I.endOfOwners(e)
      : t !== void 0 && x(e, t)
        ? I.ownsItself(e)
        : n.some((t) => x(t, e))
          ? I.listedTwice(e)
          : null
}
function wn(e, t) {
  return t === 0
    ? I.noOwner
    : !Number.isSafeInteger(e) || e < 1
      ? I.noWhole(e)
      : e <= t
        ? null
        : I.tooHigh({ threshold: e, owners: t })
}
var Tn = `proof:`,
  En = /(^|\s)proof:([A-Za-z0-9_-]{85}[AQgw])(?=\s|$)/g,
  Dn = /(^|\s)((?:[\u{E000}-\u{E003}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]{31})+)(?=\s|$)/gu,
  On = 31,
  kn = 17
function An(e, t, n) {
  let r = t.flatMap((e) => {
      let t = Nn(e)
      return t === null ? [] : [{ signature: e, bytes: t }]
    }),
    i = (t) => [e, t].filter((e) => e !== ``).join(` `),
    a = i(r.map(({ bytes: e }) => `${Tn}${Fn(e)}`).join(` `)),
    o = n(a),
    s = (e) => i(r.slice(0, e).map(Bn).join(``)),
    c = r.length
  for (; !o && c > 0 && !n(s(c));) --c
  let l = r.slice(0, c).map(({ signature: e }) => e)
  return { note: o ? a : s(c), leftOut: t.filter((e) => !l.includes(e)) }
}
function jn(e) {
  let t = [],
    n = e
      .replace(En, (e, n, r) => (t.push(Pn(In(r))), n))
      .replace(Dn, (e, n, r) => {
        let i = Vn(r)
        return i === null ? e : (t.push(...i.map(Pn)), n)
      })
  return t.length === 0 ? { note: e, proofs: t } : { note: n.replace(/\s+/g, ` `).trim(), proofs: t }
}
var Mn = 127
function Nn(e) {
  let t = Ve(e),
    [n, r] = [t[64], t[32]]
  if (t.length !== 65 || (n !== 27 && n !== 28) || r === void 0 || r > Mn) return null
  let i = t.slice(0, 64)
  return ((i[32] = r | ((n - 27) << 7)), i)
}
function Pn(e) {
  let t = new Uint8Array(65)
  t.set(e)
  let n = t[32] ?? 0
  return ((t[32] = n & Mn), (t[64] = 27 + (n >> 7)), ke(t))
}
var Fn = (e) =>
    btoa(String.fromCharCode(...e))
      .replaceAll(`+`, `-`)
      .replaceAll(`/`, `_`)
      .replaceAll(`=`, ``),
  In = (e) => Uint8Array.from(atob(e.replaceAll(`-`, `+`).replaceAll(`_`, `/`)), (e) => e.charCodeAt(0)),
  Ln = 65534,
  Rn = (e) => (e < Ln ? 983040 + e : e < 2 * Ln ? 1048576 + e - Ln : 57344 + e - 2 * Ln),
  zn = (e) => (e >= 1048576 ? e - 1048576 + Ln : e >= 983040 ? e - 983040 : e - 57344 + 2 * Ln)
function Bn({ bytes: e }) {
  let t = BigInt(ke(e))
  return Array.from({ length: On }, (e, n) => {
    let r = BigInt(kn * (30 - n))
    return String.fromCodePoint(Rn(Number(BigInt.asUintN(kn, t >> r))))
  }).join(``)
}
function Vn(e) {
  let t = [...e].map((e) => BigInt(zn(e.codePointAt(0) ?? 0))),
    n = []
  for (let e = 0; e < t.length; e += On) {
    let r = t.slice(e, e + On).reduce((e, t) => (e << BigInt(kn)) | t, 0n)
    if (r >> 512n != 0n) return null
    n.push(Ve(`0x${r.toString(16).padStart(128, `0`)}`))
  }
  return n
}
var Hn = (e, t) => qn(e, k(`0x610b5925`, [{ address: t }])),
  Un = (e, t, n) => qn(e, k(`0xe009cfde`, [{ address: t }, { address: n }])),
  Wn = (e, t) => qn(e, k(`0xe19a9dd9`, [{ address: t ?? `0x0000000000000000000000000000000000000000` }])),
  Gn = (e, t) => qn(e, k(`0xe068df37`, [{ address: t ?? `0x0000000000000000000000000000000000000000` }])),
  Kn = (e, t) => qn(e, k(`0xf08a0323`, [{ address: t ?? `0x0000000000000000000000000000000000000000` }])),
  qn = (e, t) => ({ to: e, value: 0n, data: t, operation: 0 })
function Jn(e, t, n) {
  let r = [...t]
  return n.map((t) => {
    let n = r.findIndex((e) => x(e, t))
    if (n < 0) throw new hn(`modules/missing`, I.noModule({ module: t, account: e }), { account: e, module: t })
    let i = r[n - 1] ?? `0x0000000000000000000000000000000000000001`
    return ((r = r.toSpliced(n, 1)), Un(e, i, t))
  })
}
var Yn = { getModulesPaginated: `0xcc2f8452`, getModules: `0xb2494df3` },
  Xn = `0x0000000000000000000000000000000000000001`,
  Zn = 50,
  Qn = 1e3
async function $n(e) {
  let t = new Map(),
    n = Xn
  for (;;) {
    let r = await e(ce(Yn.getModulesPaginated, n, BigInt(Zn)))
    if (r === `0x` && t.size === 0) return tr(await e(Yn.getModules))
    let i = a(r),
      o = ze(r, 1)
    for (let e of i) {
      if (t.has(e.toLowerCase())) throw new ue(se.moduleTwice(e))
      t.set(e.toLowerCase(), e)
    }
    let s = i.at(-1)
    if (s === void 0 || i.length < Zn || BigInt(o) <= BigInt(Xn)) return er(t, !1)
    if (t.size >= Qn) return er(t, !0)
    n = s
  }
}
var er = (e, t) => ({ modules: [...e.values()], hasMore: t })
function tr(e) {
  let t = a(e)
  return { modules: t.slice(0, Qn), hasMore: t.length > Qn }
}
var nr = { getOwners: `0xa0e67e2b`, getThreshold: `0xe75235b8`, nonce: `0xaffed0e0`, version: `0xffa1ad74` },
  rr = {
    masterCopy: `0x0`,
    guard: `0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8`,
    moduleGuard: `0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947`,
    fallbackHandler: `0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5`,
  },
  ir = async (e, t) => ar(e, t, _e(await e(`eth_blockNumber`, [])))
async function ar(e, t, n) {
  let r = `0x${n.toString(16)}`,
    i = async (n) => l(await e(`eth_call`, [{ to: t, data: n }, r])),
    o = async (n) => l(await e(`eth_getStorageAt`, [t, n, r])),
    [s, c, u, d, f, p, m, h, ee, te] = await Promise.all([
      i(nr.getOwners),
      i(nr.getThreshold),
      i(nr.nonce),
      i(nr.version),
      $n(i),
      o(rr.masterCopy),
      o(rr.guard),
      o(rr.moduleGuard),
      o(rr.fallbackHandler),
      e(`eth_getBalance`, [t, r]),
    ]),
    g = ze(p),
    ne = l(await e(`eth_getCode`, [g, r]))
  return {
    block: n,
    owners: a(s),
    threshold: Number(ie(c)),
    nonce: ie(u),
    version: Re(d),
    masterCopy: g,
    masterCopyHash: ke(Le(Ve(ne))),
    modules: f.modules,
    ...(f.hasMore ? { hasMoreModules: !0 } : {}),
    guard: or(ze(m)),
    moduleGuard: or(ze(h)),
    fallbackHandler: or(ze(ee)),
    balance: _e(te),
  }
}
var or = (e) => (e === `0x0000000000000000000000000000000000000000` ? null : e),
  L = S(`statement`, {
    clause: `{verb} {object}{tail}`,
    sentences: [
      `{account} will {clauses}.`,
      `{account} is {clauses}.`,
      `{account} {clauses}.`,
      `{account} tried to {clauses}.`,
      `{account} would have {clauses}.`,
    ],
    failedAfter: ` It failed, and nothing moved.`,
    replacedAfter: ({ nonce: e }) => ` Another transaction ran as number ${e} first.`,
    replacedAfterUnknown: ` Another transaction ran in its place first.`,
    lead: `Through module {module}, `,
    listComma: `, `,
    listTwo: ` and `,
    listLast: `, and `,
    send: [`send`, `sending`, `sent`, `send`, `sent`],
    let: [`let`, `letting`, `let`, `let`, `let`],
    cancel: [`cancel`, `cancelling`, `cancelled`, `cancel`, `cancelled`],
    stop: [`stop`, `stopping`, `stopped`, `stop`, `stopped`],
    add: [`add`, `adding`, `added`, `add`, `added`],
    remove: [`remove`, `removing`, `removed`, `remove`, `removed`],
    replace: [`replace`, `replacing`, `replaced`, `replace`, `replaced`],
    require: [`require`, `requiring`, `required`, `require`, `required`],
    use: [`use`, `using`, `used`, `use`, `used`],
    run: [`run`, `running`, `ran`, `run`, `run`],
    call: [`call`, `calling`, `called`, `call`, `called`],
    move: [`move`, `moving`, `moved`, `move`, `moved`],
    sign: [`sign`, `signing`, `signed`, `sign`, `signed`],
    approve: [`approve`, `approving`, `approved`, `approve`, `approved`],
    create: [`create`, `creating`, `created`, `create`, `created`],
    answer: [`answer`, `answering`, `answered`, `answer`, `answered`],
    thisAccount: `this account`,
    emptyBatch: `an empty batch`,
    withoutData: `{target} without data or value`,
    usesNonce: `up the nonce and do nothing else`,
    usesNumber: `up {number} and do nothing else`,
    number: ({ nonce: e }) => `transaction number ${e}`,
    payment: `{what} to {to}`,
    paymentFrom: `{what} from {from} to {to}`,
    toRecipients: ({ count: e }) => `{what} to ${e} recipients`,
    largestIs: ` The largest payment is {what} to {to}.`,
    largestWas: ` The largest payment was {what} to {to}.`,
    largestWouldBe: ` The largest payment would have been {what} to {to}.`,
    nothingOf: `nothing of {token}`,
    moreItems: (e) => v(e, { one: `# more item`, other: `# more items` }),
    takeUpTo: `{spender} take up to {amount}`,
    takeEverything: `{spender} take {everything}, of its {token}`,
    everythingNoLimit: `everything, no limit`,
    fromTaking: `{spender} from taking {token}`,
    takeEvery: `{spender} take every {token} token`,
    fromTakingTokens: `{spender} from taking {token} tokens`,
    approveHash: `transaction {hash} of {target}`,
    runOther: `a transaction of {target}`,
    foreignCode: `the code at {code} do anything with this account`,
    uncomparedCode: ({ name: e }) =>
      `the code at {code} act as this account: ${e} is published there, but its code was not compared`,
    callMethod: `{method} on {target}`,
    callWithValue: `{what} with a call of {method} on {target}`,
    fallbackFunction: `the fallback function`,
    signatures: (e) => v(e, { one: `# signature`, other: `# signatures` }),
    requireSignatures: `{signatures} from then on`,
    requireInstead: ({ before: e }) => `{signatures} instead of ${e}`,
    requireAsNow: `{signatures}, as now`,
    addOwner: `{owner} as an owner`,
    removeOwner: `its owner {owner}`,
    replaceOwner: `its owner {before} with {after}`,
    limitModule: `the spending-limit module {module} pay within limits without signatures`,
    moveEverything: `{module} move everything without signatures`,
    stopModule: `module {module} from moving anything`,
    guardBlocks: `guard {guard} block any transaction`,
    removeGuard: `the guard that can block transactions`,
    moduleGuardBlocks: `guard {guard} block any module`,
    removeModuleGuard: `the guard that can block modules`,
    answerThrough: `unknown calls and signature questions through {handler}`,
    runCode: `the code at {code} from now on`,
    runPublished: ({ name: e }) => `the code at {code}, published as ${e}, from now on`,
    migrate: `the published code of {name} from now on`,
    migrateWithHandler: `the published code of {name} from now on, with its published fallback handler`,
    signHash: `the message with hash {message} on chain, permanently`,
    signBytes: `a message of {message} on chain, permanently`,
    bytes: (e) => v(e, { one: `# byte`, other: `# bytes` }),
    newUnreadable: `an account at {place} whose owners cannot be read`,
    newUnknownCode: `an account at {place} that runs unknown code`,
    newAccount: ({ threshold: e, owners: t }) => `a new account {place}, owned by {whose} (${e} of ${t})`,
    others: (e) => v(e, { one: `# other`, other: `# others` }),
    limitPerPeriod: ({ period: e }) => `{who} spend up to {amount} ${e} without signatures`,
    limitAgain: `{who} spend its whole limit of {token} again`,
    haveLimits: `{who} have spending limits`,
    fromLimits: `{who} from spending within limits`,
    fromLimitsKept: `{who} from spending within limits, keeping the limits for later`,
    fromSpending: `{who} from spending {token} without signatures`,
    spendWithin: `{amount} to {to} within the spending limit of {who}`,
    spendWithinFrom: `{amount} from {from} to {to} within the spending limit of {who}`,
    recoveryWithout: `a recovery with {notice} of notice and no recoverer`,
    recoveryBy: `{who} replace the owners after {notice} of notice`,
    cancelRecoveries: `every recovery announced so far`,
    pastRecoveries: `past lapsed recoveries`,
    startRecovery: `{who} start a recovery of the account`,
    fromStarting: `{who} from starting recoveries`,
    noticeBefore: `{notice} of notice before a recovery`,
    recoveriesForever: `announced recoveries stay valid without end`,
    recoveriesLapse: `announced recoveries lapse {notice} after their notice`,
    announceCall: `recovery module {module} to announce a call`,
    executeCall: `recovery module {module} to execute the announced call`,
    received: `{account} received {what} from {from}.`,
    sent: `{account} sent {what} to {to}.`,
    createdBy: `{creator} created {account}.`,
    changedSettings: `{account} changed its settings by {method}.`,
    called: `{account} called {target}.`,
    batchOf: (e) => v(e, { one: `Batch of # call`, other: `Batch of # calls` }),
    runTransactionOf: `Run a transaction of {target}`,
    out: `{amounts} out`,
    unitsOfToken: ({ amount: e, token: t }) => `${e} units of token ${t}`,
    inTotal: `in total`,
    everyWeek: (e) => v(e, { one: `every week`, other: `every # weeks` }),
    everyDay: (e) => v(e, { one: `every day`, other: `every # days` }),
    everyHour: (e) => v(e, { one: `every hour`, other: `every # hours` }),
    everyMinute: (e) => v(e, { one: `every minute`, other: `every # minutes` }),
  }),
  R = (e) => ({ text: e, kind: `plain` }),
  sr = (e) => e.map(({ text: e }) => e).join(``),
  cr = (e, t) => t.map((t) => ({ ...t, tone: e }))
function lr(e) {
  return e.flatMap((t, n) => (n === 0 ? [...t] : [R(n === e.length - 1 ? L.listTwo : L.listComma), ...t]))
}
function ur(e) {
  if (!e) return `unchecked`
  let t = [...e.signatures.values()].map(({ outcome: e }) => e)
  return !e.isHashEqual || t.includes(`wrong`) || t.includes(`not-owner`)
    ? `danger`
    : t.includes(`unchecked`)
      ? `unchecked`
      : `verified`
}
var dr = 2n ** 256n - 1n,
  z = (e, t) => vt(e, t, { minFraction: t === 0 ? 0 : 2, group: !0 })
function fr(e, t, n) {
  if (e === null) return `${z(t, n.native.decimals)} ${n.native.symbol}`
  let r = n.tokenOf(e)
  return r?.kind === `ERC20`
    ? `${z(t, r.decimals)} ${r.symbol}`
    : L.unitsOfToken({ amount: vt(t, 0, { group: !0 }), token: E(e) })
}
var B = (e, t, n) => ({
    text: fr(e, t, n),
    kind: `amount`,
    ...(e === null && n.native.isTold ? { source: `service` } : {}),
  }),
  pr = (e, t, n, r = null) => ({
    text: `${r === null ? `` : `${z(r, 0)} × `}${n.tokenOf(e)?.symbol ?? E(e)} #${t}`,
    kind: `amount`,
  })
function V(e, t) {
  if (e.toLowerCase() === t.safe.toLowerCase()) return { text: L.thisAccount, kind: `name`, address: e }
  let n = t.nameOf(e)
  return n === null ? { text: E(e), kind: `address`, address: e } : hr(n, e, t)
}
var mr = (e) => hr(e.accountName, e.safe, e),
  hr = (e, t, n) => ({ text: e, kind: `name`, address: t, ...(n.isToldName?.(t) ? { source: `service` } : {}) })
function gr(e, { hasApps: t }, n = globalThis.location?.origin ?? ``) {
  return !t || e === null ? null : { name: e.name, host: _r(e.url), logo: vr(e.logoUri, n) }
}
var _r = (e) => (URL.canParse(e) && new URL(e).host) || e
function vr(e, t) {
  return e === null
    ? null
    : e.startsWith(`data:image/`) || (t !== `` && URL.canParse(e, t) && new URL(e, t).origin === t)
      ? e
      : null
}
var H = (e, t = {}) =>
    wt(
      e,
      Object.fromEntries(Object.entries(t).map(([e, t]) => [e, typeof t == `string` ? [R(t)] : `text` in t ? [t] : t])),
      (e) => [R(e)],
    ).flat(),
  yr = { will: 0, is: 1, did: 2, failed: 3, replaced: 4 },
  br = (e, t) => L[e][yr[t]] ?? ``,
  xr = (e) => L.sentences[yr[e]] ?? ``
function Sr(e, t, n) {
  let r = t.findIndex(({ kind: e, text: t }) => e === `plain` && t.includes(`|`)),
    i = t[r]
  if (!i) return H(L.clause, { verb: br(e, n), object: t, tail: [] })
  let [a = ``, o = ``] = i.text.split(`|`)
  return H(L.clause, {
    verb: br(e, n),
    object: [...t.slice(0, r), ...(a === `` ? [] : [R(a)])],
    tail: [...(o === `` ? [] : [R(o)]), ...t.slice(r + 1)],
  })
}
function Cr(e, { cooldown: t, expiration: n }) {
  let r = e + t
  return { announced: e, from: r, until: n === 0n ? null : r + n }
}
function wr({ from: e, until: t }, n) {
  return n < e ? `notice` : t !== null && n > t ? `lapsed` : `ready`
}
var U = {
    setUp: `0xa4f9edbf`,
    setTxCooldown: `0xebb2b4a2`,
    setTxExpiration: `0x9b56d5be`,
    setTxNonce: `0x46ba2307`,
    skipExpired: `0xb19d4758`,
    execTransactionFromModule: `0x468721a7`,
    executeNextTx: `0xee072baf`,
    enableModule: `0x610b5925`,
    disableModule: `0xe009cfde`,
  },
  Tr = `0xf1ab873c`,
  Er = `0x4c8a9c748e976c17c2eb2c2bc50da76eac9cd90ff529f0fe900e0c10a179f031`,
  Dr = `0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8`
function Or({ account: e, cooldown: t, expiration: n }) {
  let r = k(`0x`, [{ address: e }, { address: e }, { address: e }, { uint: t }, { uint: n }])
  return k(U.setUp, [{ bytes: r }])
}
var W = S(`recovery`, {
    noRecoverer: `Name at least one recoverer.`,
    noHolder: (e) => `${e} has no holder.`,
    itself: `The account cannot recover itself.`,
    twice: (e) => `${e} is named twice.`,
    noNotice: `The notice must be longer than zero: without it, a recoverer could take control of the account at once.`,
    longNotice: `The notice is longer than 100 years.`,
    shortExpiration: `The contract accepts no execution time below one minute.`,
    longExpiration: `The execution time is longer than 100 years.`,
    notOwner: (e) => `${e} is not an owner.`,
    otherPosition: (e) => `${e} is not at the position in the list of owners that the call expects.`,
    callsOther: (e) => `It calls ${e}, which is not this account.`,
    movesNative: `It moves native currency.`,
    otherMethod: (e) => `It calls ${e} of the account, which is not a change of owners.`,
    foreignCode: (e) => `It lets the code of ${e} act as the account. That code can do anything.`,
    unreadableBatch: `Its batch of calls cannot be decoded.`,
  }),
  kr = 100n * 365n * 86400n
function Ar(e) {
  let { account: t, recoverers: n, cooldown: r, expiration: i } = e
  if (n.length === 0) return W.noRecoverer
  for (let [e, r] of n.entries()) {
    let i = jr(r, { account: t, others: n.slice(0, e) })
    if (i !== null) return i
  }
  return Mr(r) ?? Nr(i)
}
function jr(e, { account: t, others: n }) {
  return x(e, `0x0000000000000000000000000000000000000000`) || x(e, `0x0000000000000000000000000000000000000001`)
    ? W.noHolder(e)
    : x(e, t)
      ? W.itself
      : n.some((t) => x(t, e))
        ? W.twice(e)
        : null
}
function Mr(e) {
  return e <= 0n ? W.noNotice : e > kr ? W.longNotice : null
}
function Nr(e) {
  return e === 0n ? null : e < 60n ? W.shortExpiration : e > kr ? W.longExpiration : null
}
var Pr = (e) => ke(Le(Ve(e)))
function Fr({ to: e, value: t, data: n, operation: r }) {
  return (Ve(n), Pr(`0x${O(e).slice(24)}${D(t)}${n.slice(2)}0${r}`))
}
function Ir({ times: { until: e }, isExecuted: t, leftAt: n, isExact: r }) {
  return t ? `executed` : e === null || n <= e ? `cancelled` : r ? `lapsed` : `not-executed`
}
var Lr = S(`recovery-notice`, {
    days: (e) => v(e, { one: `# day`, other: `# days` }),
    hours: (e) => v(e, { one: `# hour`, other: `# hours` }),
    minutes: (e) => v(e, { one: `# minute`, other: `# minutes` }),
    seconds: (e) => v(e, { one: `# second`, other: `# seconds` }),
  }),
  Rr = [
    { name: `days`, size: 86400n },
    { name: `hours`, size: 3600n },
    { name: `minutes`, size: 60n },
  ]
function zr(e) {
  let t = Rr.find(({ size: t }) => e >= t && e % t === 0n)
  return t === void 0 ? Lr.seconds(e) : Lr[t.name](e / t.size)
}
function Br({ factory: e, masterCopy: t }, n, r) {
  let a = Pr(`0x${bt(Pr(n))}${D(r)}`),
    o = Pr(`0x602d8060093d393df3363d3d373d3d3d363d73${O(t).slice(24)}5af43d82803e903d91602b57fd5bf3`),
    s = Pr(`0xff${O(e).slice(24)}${bt(a)}${bt(o)}`)
  return i(`0x${s.slice(26)}`)
}
function Vr(e, t) {
  let n = Ar(e)
  if (n !== null) throw new hn(`recovery/invalid`, n, { reason: n })
  let r = Or(e),
    i = Br(t, r, e.saltNonce),
    a = k(Tr, [{ address: t.masterCopy }, { bytes: r }, { uint: e.saltNonce }])
  return {
    module: i,
    calls: [
      { to: t.factory, value: 0n, data: a, operation: 0 },
      Hn(e.account, i),
      ...e.recoverers.toReversed().map((e) => Hn(i, e)),
    ],
  }
}
function Hr(e) {
  let [t, n, r] = e.topics
  if (
    t?.toLowerCase() !== `0x4c8a9c748e976c17c2eb2c2bc50da76eac9cd90ff529f0fe900e0c10a179f031` ||
    n === void 0 ||
    r === void 0 ||
    !y(e.data) ||
    !y(n) ||
    n.length !== 66 ||
    !y(r) ||
    r.length !== 66
  )
    return null
  let i = A(e.data),
    a = i.address(0),
    o = i.uint(32),
    s = i.bytes(64),
    c = i.uint(96)
  return a === null || o === null || s === null || (c !== 0n && c !== 1n)
    ? null
    : { nonce: BigInt(n), hash: r, call: { to: a, value: o, data: s, operation: c === 0n ? 0 : 1 } }
}
function Ur(e, t) {
  return e.flatMap((n, r) => {
    let i = Wr(n)
    if (i === null) return []
    let a = e.flatMap((e, t) => {
        let n = t > r && e.operation === 0 && e.value === 0n ? Gr(e) : null
        return n === null ? [] : [{ place: t, to: e.to, enabled: n }]
      }),
      o = a.filter(({ to: e, enabled: n }) => x(e, t) && x(n, i.module)),
      s = a.filter(({ to: e }) => x(e, i.module))
    return [
      {
        ...i,
        recoverers: s.map(({ enabled: e }) => e),
        places: [r, ...o.map(({ place: e }) => e), ...s.map(({ place: e }) => e)],
      },
    ]
  })
}
function Wr({ to: e, value: t, data: n, operation: r }) {
  if (r !== 0 || t !== 0n || Kr(n) !== `0xf1ab873c` || !y(n)) return null
  let i = A(n, 4),
    [a, o, s] = [i.address(0), i.bytes(32), i.uint(64)]
  if (a === null || o === null || s === null || Kr(o) !== U.setUp) return null
  let c = A(o, 4).bytes(0)
  if (c === null) return null
  let l = A(c),
    [u, d, f] = [l.address(0), l.address(32), l.address(64)],
    [p, m] = [l.uint(96), l.uint(128)]
  return u === null || d === null || f === null || p === null || m === null
    ? null
    : {
        module: Br({ factory: e, masterCopy: a }, o, s),
        factory: e,
        masterCopy: a,
        owner: u,
        avatar: d,
        target: f,
        cooldown: p,
        expiration: m,
      }
}
var Gr = ({ data: e }) => (Kr(e) === U.enableModule && y(e) ? A(e, 4).address(0) : null),
  Kr = (e) => e.slice(0, 10).toLowerCase()
function qr(e) {
  if (!y(e)) return null
  let t = A(e, 4)
  switch (e.slice(0, 10).toLowerCase()) {
    case U.setTxCooldown:
      return Jr(`notice`, t.uint(0))
    case U.setTxExpiration:
      return Jr(`expiration`, t.uint(0))
    case U.setTxNonce: {
      let e = t.uint(0)
      return e === null ? null : { act: `cancel`, nonce: e }
    }
    case U.enableModule:
      return Yr(`add`, t.address(0))
    case U.disableModule:
      return Yr(`remove`, t.address(32))
    case U.skipExpired:
      return { act: `skip` }
    case U.execTransactionFromModule:
      return { act: `announce` }
    case U.executeNextTx:
      return { act: `execute` }
    default:
      return null
  }
}
var Jr = (e, t) => (t === null ? null : { act: e, seconds: t }),
  Yr = (e, t) => (t === null ? null : { act: e, recoverer: t })
function Xr(e, t, n) {
  let r = yn(n)
  if (r === null) return null
  let i = Zr(e, t, r, n)
  return i === null || typeof i == `string` ? i : (wn(i.threshold, i.owners.length) ?? i)
}
function Zr(e, { owners: t, threshold: n }, r, i) {
  switch (r.type) {
    case `ADD_OWNER`:
      return Cn(r.owner, { account: e, others: t }) ?? { owners: [r.owner, ...t], threshold: r.threshold }
    case `REMOVE_OWNER`:
      return Qr(t, r.owner, i) ?? { owners: t.filter((e) => !x(e, r.owner)), threshold: r.threshold }
    case `SWAP_OWNER`:
      return (
        Qr(t, r.oldOwner, i) ??
        Cn(r.newOwner, { account: e, others: t }) ?? {
          owners: t.map((e) => (x(e, r.oldOwner) ? r.newOwner : e)),
          threshold: n,
        }
      )
    case `CHANGE_THRESHOLD`:
      return { owners: t, threshold: r.threshold }
    default:
      return null
  }
}
function Qr(e, t, n) {
  let r = e.findIndex((e) => x(e, t))
  if (r < 0) return W.notOwner(t)
  let i = A(n, 4).address(0)
  return i !== null && x(i, e[r - 1] ?? `0x0000000000000000000000000000000000000001`) ? null : W.otherPosition(t)
}
function $r(e, t) {
  let { account: n, now: r } = t,
    i = ei(e, t)
  if (typeof i == `string`) return { kind: `more`, reason: i }
  let a = r,
    o = null
  for (let e of i) {
    if (!x(e.to, n) || e.operation !== 0) return { kind: `more`, reason: W.callsOther(e.to) }
    if (e.value !== 0n) return { kind: `more`, reason: W.movesNative }
    let t = Xr(n, a, e.data)
    if (t === null) return { kind: `more`, reason: W.otherMethod(e.data.slice(0, 10)) }
    typeof t == `string` ? (o ??= t) : (a = t)
  }
  if (o !== null) return { kind: `refused`, reason: o }
  let s = ti(a.owners, r.owners)
  return { kind: `owners`, after: a, comes: s, leaves: ti(r.owners, a.owners), stays: ti(a.owners, s) }
}
function ei(e, { isMultiSend: t }) {
  if (e.operation === 0) return [e]
  if (!t(e.to)) return W.foreignCode(e.to)
  let n = pn(e.data)
  return n === null || n.length === 0 ? W.unreadableBatch : n
}
var ti = (e, t) => e.filter((e) => !t.some((t) => x(e, t))),
  ni = (e, t) => ({ to: e, value: 0n, data: t, operation: 0 }),
  ri = (e, t) => ni(e, k(U.setTxCooldown, [{ uint: t }])),
  ii = (e, t) => ni(e, k(U.setTxExpiration, [{ uint: t }])),
  ai = (e, t) => Hn(e, t),
  oi = ({ address: e, recoverers: t }, n) => Jn(e, t, n),
  si = ({ address: e, queueNonce: t }) => ni(e, k(U.setTxNonce, [{ uint: t }])),
  ci = (e) => ni(e, U.skipExpired),
  li = (e, t) => ni(e, di(U.execTransactionFromModule, t)),
  ui = (e, t) => ni(e, di(U.executeNextTx, t)),
  di = (e, { to: t, value: n, data: r, operation: i }) =>
    k(e, [{ address: t }, { uint: n }, { bytes: r }, { uint: BigInt(i) }]),
  fi = t({
    EXECUTED_BY_MODULE: () => Dr,
    TRANSACTION_ADDED: () => Er,
    addRecoverer: () => ai,
    announceAttempt: () => li,
    attemptPhase: () => wr,
    attemptTimes: () => Cr,
    cancelAttempts: () => si,
    encodeDelaySetUp: () => Or,
    executeAttempt: () => ui,
    explainExpirationProblem: () => Nr,
    explainNoticeProblem: () => Mr,
    explainRecovererProblem: () => jr,
    explainRecoveryProblem: () => Ar,
    hashAnnouncedCall: () => Fr,
    judgePastAttempt: () => Ir,
    noticeWords: () => zr,
    planRecovery: () => Vr,
    predictDelayModule: () => Br,
    readAnnouncement: () => Hr,
    readAttempt: () => $r,
    readNewRecoveries: () => Ur,
    readRecoveryCall: () => qr,
    removeRecoverers: () => oi,
    setExpiration: () => ii,
    setNotice: () => ri,
    skipLapsed: () => ci,
  }),
  pi = (e) => (e && e.certainty.kind !== `inexact` && e.certainty.kind !== `collision` ? e : null)
function mi(e) {
  let t = on(e).find(({ name: e }) => e === `Safe` || e === `SafeL2`)
  return t ? `${t.name} ${t.version}` : null
}
function hi(e, t) {
  let n = V(e, t),
    r = mi(e)
  return r === null
    ? { verb: `run`, object: H(L.runCode, { code: n }), tone: `danger` }
    : { verb: `run`, object: H(L.runPublished({ name: r }), { code: n }), tone: `caution` }
}
var gi = (e) => ({ verb: `sign`, object: _i(e), tone: `caution` })
function _i(e) {
  let t = (e.length - 2) / 2,
    n = (e) => ({ message: { text: e, kind: `amount` } })
  return t === 32 ? H(L.signHash, n(`${e.slice(0, 6)}…${e.slice(-4)}`)) : H(L.signBytes, n(L.bytes(t)))
}
function vi({ to: e }, t) {
  if (`code` in e)
    return [
      {
        verb: `run`,
        object: H(e.setsHandler ? L.migrateWithHandler : L.migrate, { name: { text: e.code, kind: `amount` } }),
        tone: `caution`,
      },
    ]
  let n = hi(e.singleton, t)
  return e.handler === null
    ? [n]
    : [n, { verb: `answer`, object: H(L.answerThrough, { handler: V(e.handler, t) }), tone: `caution` }]
}
function yi(e) {
  return e === 0
    ? L.inTotal
    : e % Si === 0
      ? L.everyWeek(e / Si)
      : e % xi === 0
        ? L.everyDay(e / xi)
        : e % bi === 0
          ? L.everyHour(e / bi)
          : L.everyMinute(e)
}
var bi = 60,
  xi = 1440,
  Si = 7 * xi
function Ci(e, t) {
  let n = (e) => V(e, t)
  switch (e.act) {
    case `set`:
      return e.amount === 0n
        ? wi(e.delegate, e.token, t)
        : {
            verb: `let`,
            object: H(L.limitPerPeriod({ period: yi(e.resetMinutes) }), {
              who: n(e.delegate),
              amount: B(e.token, e.amount, t),
            }),
            tone: `caution`,
          }
    case `reset`:
      return { verb: `let`, object: H(L.limitAgain, { who: n(e.delegate), token: Ti(e.token, t) }), tone: `caution` }
    case `delete`:
      return wi(e.delegate, e.token, t)
    case `addDelegate`:
      return { verb: `let`, object: H(L.haveLimits, { who: n(e.delegate) }) }
    case `removeDelegate`:
      return { verb: `stop`, object: H(e.removesLimits ? L.fromLimits : L.fromLimitsKept, { who: n(e.delegate) }) }
    case `spend`:
      return {
        verb: `move`,
        object: H(e.account === null ? L.spendWithin : L.spendWithinFrom, {
          amount: B(e.token, e.amount, t),
          to: n(e.to),
          who: n(e.delegate),
          ...(e.account === null ? {} : { from: n(e.account) }),
        }),
        tone: `caution`,
      }
  }
}
var wi = (e, t, n) => ({ verb: `stop`, object: H(L.fromSpending, { who: V(e, n), token: Ti(t, n) }) })
function Ti(e, t) {
  return e === null ? t.native.symbol : (t.tokenOf(e)?.symbol ?? V(e, t))
}
var Ei = 4
function Di({ address: e, setup: t, singleton: n }, r) {
  let i = { text: E(e), kind: `address`, address: e }
  if (t === null) return { verb: `create`, object: H(L.newUnreadable, { place: i }), tone: `danger` }
  if (!on(n).some(({ name: e }) => e === `Safe` || e === `SafeL2`))
    return { verb: `create`, object: H(L.newUnknownCode, { place: i }), tone: `danger` }
  let { owners: a, threshold: o } = t,
    s = a.slice(0, Ei).map((e) => [V(e, r)]),
    c = a.length - s.length,
    l = lr(c > 0 ? [...s, [R(L.others(c))]] : s)
  return { verb: `create`, object: H(L.newAccount({ threshold: o, owners: a.length }), { place: i, whose: l }) }
}
var G = 64,
  Oi = 1e3
function K(e, t) {
  let n = e.slice(10),
    r = []
  for (let [e, i] of t.entries()) {
    let t = ki(n, e, i)
    if (t === null) return null
    r.push(t)
  }
  return r
}
function ki(e, t, n) {
  let r = e.slice(t * G, (t + 1) * G)
  if (r.length < G || !/^[0-9a-fA-F]+$/.test(r)) return null
  if (n === `address`) return /^0{24}/.test(r) ? i(`0x${r.slice(24)}`) : null
  if (n === `bytes32`) return `0x${r}`
  let a = BigInt(`0x${r}`)
  return n === `uint256` ? a : n === `bool` ? (a > 1n ? null : a === 1n) : n === `bytes` ? Ai(e, a) : ji(e, a)
}
function Ai(e, t) {
  if (t > BigInt(e.length)) return null
  let n = Number(t) * 2,
    r = e.slice(n, n + G)
  if (r.length < G) return null
  let i = BigInt(`0x${r}`)
  if (i > BigInt(e.length)) return null
  let a = e.slice(n + G, n + G + Number(i) * 2)
  return a.length === Number(i) * 2 ? `0x${a}` : null
}
function ji(e, t) {
  if (t > BigInt(e.length)) return null
  let n = Number(t) * 2,
    r = e.slice(n, n + G),
    i = r.length < G ? null : BigInt(`0x${r}`)
  if (i === null || i > Oi) return null
  let a = e.slice(n + G, n + G * (1 + Number(i)))
  return a.length === G * Number(i)
    ? Array.from({ length: Number(i) }, (e, t) => BigInt(`0x${a.slice(t * G, (t + 1) * G)}`))
    : null
}
var Mi = {
  '0xa9059cbb': q(`transfer`, [`to`, `value`], [`address`, `uint256`], ([e, t], n) => ({
    kind: `payment`,
    token: n,
    from: null,
    to: e,
    amount: t,
  })),
  '0x23b872dd': q(`transferFrom`, [`from`, `to`, `value`], [`address`, `address`, `uint256`], ([e, t, n], r, i) =>
    i.tokenOf(r)?.kind === `ERC721`
      ? { kind: `nft`, token: r, from: Fi(e, i), to: t, tokenId: n, amount: null }
      : { kind: `payment`, token: r, from: Fi(e, i), to: t, amount: n },
  ),
  '0x42842e0e': q(`safeTransferFrom`, [`from`, `to`, `tokenId`], [`address`, `address`, `uint256`], Pi),
  '0xb88d4fde': q(
    `safeTransferFrom`,
    [`from`, `to`, `tokenId`, `data`],
    [`address`, `address`, `uint256`, `bytes`],
    Pi,
  ),
  '0xf242432a': q(
    `safeTransferFrom`,
    [`from`, `to`, `id`, `value`, `data`],
    [`address`, `address`, `uint256`, `uint256`, `bytes`],
    ([e, t, n, r], i, a) => ({ kind: `nft`, token: i, from: Fi(e, a), to: t, tokenId: n, amount: r }),
  ),
  '0x2eb2c2d6': q(
    `safeBatchTransferFrom`,
    [`from`, `to`, `ids`, `values`, `data`],
    [`address`, `address`, `uint256[]`, `uint256[]`, `bytes`],
    ([e, t, n, r], i, a) =>
      n.length === r.length
        ? {
            kind: `nfts`,
            token: i,
            from: Fi(e, a),
            to: t,
            items: n.map((e, t) => ({ tokenId: e, amount: r[t] ?? 0n })),
          }
        : null,
  ),
  '0x095ea7b3': q(`approve`, [`spender`, `value`], [`address`, `uint256`], ([e, t], n) => ({
    kind: `allowance`,
    token: n,
    spender: e,
    amount: t,
    unlimited: t === dr,
  })),
  '0xa22cb465': q(`setApprovalForAll`, [`operator`, `approved`], [`address`, `bool`], ([e, t], n) => ({
    kind: `operator`,
    token: n,
    operator: e,
    approved: t,
  })),
  '0xd4d9bdcd': q(`approveHash`, [`hash`], [`bytes32`], ([e]) => ({ kind: `approveHash`, hash: e })),
}
function Ni(e, t, n) {
  let r = e.slice(0, 10).toLowerCase()
  return Object.hasOwn(Mi, r) ? (Mi[r]?.(e, t, n) ?? null) : null
}
function q(e, t, n, r) {
  return (i, a, o) => {
    let s = K(i, n),
      c = s === null ? null : r(s, a, o)
    if (s === null || c === null) return null
    let l = n.map((e, n) => ({ name: t[n] ?? ``, type: e, value: String(s[n]) }))
    return { meaning: c, signature: `${e}(${n.join(`,`)})`, parameters: l }
  }
}
function Pi(e, t, n) {
  let [r, i, a] = e
  return { kind: `nft`, token: t, from: Fi(r, n), to: i, tokenId: a, amount: null }
}
var Fi = (e, t) => (e.toLowerCase() === t.safe.toLowerCase() ? null : e)
function Ii(e) {
  return on(e).flatMap(({ name: t, version: n }) =>
    (rn[n][t] ?? [])
      .filter((t) => x(t.address, e) && !t.devOnly)
      .map(({ codeHash: e }) => ({ name: t, version: n, codeHash: e })),
  )
}
var Li = (e) =>
    Ii(e)
      .filter(({ name: e }) => e === `Safe` || e === `SafeL2`)
      .map(({ name: e, version: t, codeHash: n }) => ({ name: `${e} ${t}`, codeHash: n })),
  Ri = {
    SignMessageLib: { '0x85a5affe': Ui },
    SafeMigration: {
      '0xf6682ab0': Wi(`migrateSingleton`, `Safe`, !1),
      '0xed007fc6': Wi(`migrateWithFallbackHandler`, `Safe`, !0),
      '0x07f464a4': Wi(`migrateL2Singleton`, `SafeL2`, !1),
      '0x68cb3d94': Wi(`migrateL2WithFallbackHandler`, `SafeL2`, !0),
    },
    SafeToL2Migration: { '0xef2624ae': Gi, '0xd9a20812': Ki },
  }
function zi(e, t) {
  let n = e.data.slice(0, 10).toLowerCase(),
    r = Ii(e.to).filter(({ name: e }) => Bi(e, n) !== null),
    [i] = r
  if (i === void 0) return Hi(null)
  let a = t.decode?.(e.data, e.to).target ?? null
  if (a === null) return Hi(Vi(i))
  let o = r.find(({ codeHash: e }) => a.hops.length === 0 && e === a.codeHash)
  return o === void 0 ? Hi(null) : (Bi(o.name, n)?.(e.data, o.version) ?? Hi(null))
}
function Bi(e, t) {
  let n = Object.hasOwn(Ri, e) ? Ri[e] : void 0
  return n && Object.hasOwn(n, t) ? (n[t] ?? null) : null
}
var Vi = ({ name: e, version: t }) => `${e} ${t}`,
  Hi = (e) => ({ meaning: { kind: `delegatecall`, uncompared: e }, signature: null, parameters: [] })
function Ui(e) {
  let t = K(e, [`bytes`])
  if (t === null) return null
  let [n] = t
  return {
    meaning: { kind: `signMessage`, message: n },
    signature: `signMessage(bytes)`,
    parameters: [{ name: `_data`, type: `bytes`, value: n }],
  }
}
function Wi(e, t, n) {
  return (r, i) => ({
    meaning: { kind: `migration`, to: { code: `${t} ${i}`, setsHandler: n } },
    signature: `${e}()`,
    parameters: [],
  })
}
function Gi(e) {
  let t = K(e, [`address`])
  if (t === null) return null
  let [n] = t
  return { meaning: qi(n, null), signature: `migrateToL2(address)`, parameters: [Ji(`l2Singleton`, n)] }
}
function Ki(e) {
  let t = K(e, [`address`, `address`])
  if (t === null) return null
  let [n, r] = t
  return {
    meaning: qi(n, r),
    signature: `migrateFromV111(address,address)`,
    parameters: [Ji(`l2Singleton`, n), Ji(`fallbackHandler`, r)],
  }
}
function qi(e, t) {
  return { kind: `migration`, to: { singleton: e, handler: t } }
}
var Ji = (e, t) => ({ name: e, type: `address`, value: t }),
  Yi = (e) => (x(e, `0x0000000000000000000000000000000000000000`) ? null : e),
  Xi = (e, t) => e < 1n << t,
  Zi = {
    '0xbeaeb388': $i(
      `setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)`,
      [`address`, `address`, `uint256`, `uint256`, `uint256`],
      ([e, t, n, r, i]) =>
        Xi(n, 96n) && Xi(r, 16n) && Xi(i, 32n)
          ? { act: `set`, delegate: e, token: Yi(t), amount: n, resetMinutes: Number(r) }
          : null,
    ),
    '0xc19bf50e': $i(`resetAllowance(address delegate, address token)`, [`address`, `address`], ([e, t]) => ({
      act: `reset`,
      delegate: e,
      token: Yi(t),
    })),
    '0x885133e3': $i(`deleteAllowance(address delegate, address token)`, [`address`, `address`], ([e, t]) => ({
      act: `delete`,
      delegate: e,
      token: Yi(t),
    })),
    '0xe71bdf41': $i(`addDelegate(address delegate)`, [`address`], ([e]) => ({ act: `addDelegate`, delegate: e })),
    '0xdd43a79f': $i(`removeDelegate(address delegate, bool removeAllowances)`, [`address`, `bool`], ([e, t]) => ({
      act: `removeDelegate`,
      delegate: e,
      removesLimits: t,
    })),
    '0x4515641a': $i(
      `executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)`,
      [`address`, `address`, `address`, `uint256`, `address`, `uint256`, `address`, `bytes`],
      ([e, t, n, r, , i, a], o) =>
        Xi(r, 96n) && i === 0n
          ? { act: `spend`, account: x(e, o) ? null : e, token: Yi(t), to: n, amount: r, delegate: a }
          : null,
    ),
  }
function Qi(e, t, { safe: n }) {
  let r = e.slice(0, 10).toLowerCase()
  return !Object.hasOwn(Zi, r) || tn(t) === void 0 ? null : (Zi[r]?.(e, n) ?? null)
}
function $i(e, t, n) {
  let [r = ``, i = ``] = e.split(/[()]/),
    a = i.split(`, `).map((e) => e.split(` `))
  return (e, i) => {
    let o = K(e, t),
      s = o && n(o, i)
    if (!s) return null
    let c = a.map(([e = ``, t = ``], n) => ({ name: t, type: e, value: String(o[n]) }))
    return { meaning: { kind: `limit`, limit: s }, signature: `${r}(${a.map(([e]) => e).join(`,`)})`, parameters: c }
  }
}
function ea(e) {
  let t = (e, t) => [{ name: e, type: `uint256`, value: String(t) }]
  switch (e.act) {
    case `notice`:
      return { signature: `setTxCooldown(uint256)`, parameters: t(`cooldown`, e.seconds) }
    case `expiration`:
      return { signature: `setTxExpiration(uint256)`, parameters: t(`expiration`, e.seconds) }
    case `cancel`:
      return { signature: `setTxNonce(uint256)`, parameters: t(`_nonce`, e.nonce) }
    case `add`:
      return {
        signature: `enableModule(address)`,
        parameters: [{ name: `module`, type: `address`, value: e.recoverer }],
      }
    case `remove`:
      return {
        signature: `disableModule(address,address)`,
        parameters: [{ name: `module`, type: `address`, value: e.recoverer }],
      }
    case `skip`:
      return { signature: `skipExpired()`, parameters: [] }
    case `announce`:
      return { signature: `execTransactionFromModule(address,uint256,bytes,uint8)`, parameters: [] }
    case `execute`:
      return { signature: `executeNextTx(address,uint256,bytes,uint8)`, parameters: [] }
  }
}
var J = (e, t, n) => ({ signature: `${e}(${n.join(`,`)})`, names: t, types: n }),
  ta = {
    SET_FALLBACK_HANDLER: J(`setFallbackHandler`, [`handler`], [`address`]),
    ADD_OWNER: J(`addOwnerWithThreshold`, [`owner`, `threshold`], [`address`, `uint256`]),
    REMOVE_OWNER: J(`removeOwner`, [`previousOwner`, `owner`, `threshold`], [`address`, `address`, `uint256`]),
    SWAP_OWNER: J(`swapOwner`, [`previousOwner`, `oldOwner`, `newOwner`], [`address`, `address`, `address`]),
    CHANGE_THRESHOLD: J(`changeThreshold`, [`threshold`], [`uint256`]),
    CHANGE_IMPLEMENTATION: J(`changeMasterCopy`, [`masterCopy`], [`address`]),
    ENABLE_MODULE: J(`enableModule`, [`module`], [`address`]),
    DISABLE_MODULE: J(`disableModule`, [`previousModule`, `module`], [`address`, `address`]),
    SET_GUARD: J(`setGuard`, [`guard`], [`address`]),
    DELETE_GUARD: J(`setGuard`, [`guard`], [`address`]),
    SET_MODULE_GUARD: J(`setModuleGuard`, [`moduleGuard`], [`address`]),
    DELETE_MODULE_GUARD: J(`setModuleGuard`, [`moduleGuard`], [`address`]),
  }
function na(e, t) {
  let { signature: n, names: r, types: i } = ta[e.type],
    a = K(t, i) ?? []
  return { signature: n, parameters: i.map((e, t) => ({ name: r[t] ?? ``, type: e, value: String(a[t] ?? ``) })) }
}
var ra = `0x6a761202`,
  ia = 16
function Y(e, t, n = 0) {
  return e.operation === 1
    ? aa(e, t)
    : e.data === `0x`
      ? { meaning: sa(e, t), signature: null, parameters: [] }
      : ((n > ia ? null : (ca(e, t) ?? la(e, t) ?? da(e, t) ?? ua(e, t))) ?? pa(e.data))
}
function aa(e, t) {
  let n = on(e.to).find(({ name: e }) => e.startsWith(`MultiSend`)),
    r = n ? pn(e.data) : null
  return !n || r === null
    ? zi(e, t)
    : {
        meaning: {
          kind: `batch`,
          calls: n.version === `1.5.0` ? r.map((e) => oa(e, t)) : r,
          contract: `${n.name} ${n.version}`,
        },
        signature: `multiSend(bytes)`,
        parameters: [],
      }
}
var oa = (e, t) => (e.to === `0x0000000000000000000000000000000000000000` ? { ...e, to: t.safe } : e)
function sa(e, t) {
  return e.value > 0n
    ? { kind: `payment`, token: null, from: null, to: e.to, amount: e.value }
    : x(e.to, t.safe)
      ? { kind: `rejection` }
      : { kind: `nothing` }
}
function ca(e, t) {
  if (!x(e.to, t.safe)) return null
  let n = yn(e.data)
  return n && { meaning: { kind: `settings`, change: n }, ...na(n, e.data) }
}
function la(e, t) {
  let n = Qi(e.data, e.to, t) ?? Ni(e.data, e.to, t)
  return n && e.value === 0n ? n : e.data.slice(0, 10).toLowerCase() === ra ? fa(e) : null
}
function ua(e, t) {
  let n = e.value === 0n ? t.decode?.(e.data, e.to).recovery : null
  return n ? { meaning: { kind: `recovery`, call: n }, ...ea(n) } : null
}
function da(e, t) {
  let n = e.value === 0n ? t.decode?.(e.data, e.to).newAccount : null
  return n
    ? {
        meaning: { kind: `newAccount`, account: n },
        signature: `createProxyWithNonce(address,bytes,uint256)`,
        parameters: [
          { name: `_singleton`, type: `address`, value: n.singleton },
          { name: `saltNonce`, type: `uint256`, value: n.saltNonce.toString() },
        ],
      }
    : null
}
function fa(e) {
  let t = K(e.data, [`address`, `uint256`, `bytes`, `uint256`])
  if (t === null || t[3] > 1n) return null
  let [n, r, i, a] = t,
    o = { to: n, value: r, data: i, operation: +(a === 1n) },
    s = [
      { name: `to`, type: `address`, value: n },
      { name: `value`, type: `uint256`, value: r.toString() },
      { name: `operation`, type: `uint8`, value: a.toString() },
    ]
  return {
    meaning: { kind: `execute`, account: e.to, inner: o },
    signature: `execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)`,
    parameters: s,
  }
}
function pa(e) {
  return {
    meaning: { kind: `unknown`, selector: e.length >= 10 ? `0x${e.slice(2, 10).toLowerCase()}` : null },
    signature: null,
    parameters: [],
  }
}
function ma({ recoverers: e, cooldown: t }, n) {
  let r = { text: zr(t), kind: `amount` }
  if (e.length === 0) return { verb: `create`, object: H(L.recoveryWithout, { notice: r }), tone: `caution` }
  let i = lr(e.map((e) => [V(e, n)]))
  return { verb: `let`, object: H(L.recoveryBy, { who: i, notice: r }), tone: t === 0n ? `danger` : `caution` }
}
function ha(e, t, n) {
  let r = V(t, n)
  switch (e.act) {
    case `cancel`:
      return { verb: `cancel`, object: H(L.cancelRecoveries) }
    case `skip`:
      return { verb: `move`, object: H(L.pastRecoveries) }
    case `add`:
      return { verb: `let`, object: H(L.startRecovery, { who: V(e.recoverer, n) }), tone: `caution` }
    case `remove`:
      return { verb: `stop`, object: H(L.fromStarting, { who: V(e.recoverer, n) }) }
    case `notice`:
      return {
        verb: `require`,
        object: H(L.noticeBefore, { notice: { text: zr(e.seconds), kind: `amount` } }),
        tone: e.seconds === 0n ? `danger` : `caution`,
      }
    case `expiration`:
      return {
        verb: `let`,
        object:
          e.seconds === 0n
            ? H(L.recoveriesForever)
            : H(L.recoveriesLapse, { notice: { text: zr(e.seconds), kind: `amount` } }),
        tone: `caution`,
      }
    case `announce`:
      return { verb: `call`, object: H(L.announceCall, { module: r }), tone: `danger` }
    case `execute`:
      return { verb: `call`, object: H(L.executeCall, { module: r }), tone: `caution` }
  }
}
var ga = (e) => ({ text: L.signatures(e), kind: `amount` })
function _a(e, t) {
  let n = (e) => V(e, t)
  switch (e.type) {
    case `ADD_OWNER`:
      return [{ verb: `add`, object: H(L.addOwner, { owner: n(e.owner) }) }, va(e.threshold)]
    case `REMOVE_OWNER`:
      return [{ verb: `remove`, object: H(L.removeOwner, { owner: n(e.owner) }) }, va(e.threshold)]
    case `SWAP_OWNER`:
      return [{ verb: `replace`, object: H(L.replaceOwner, { before: n(e.oldOwner), after: n(e.newOwner) }) }]
    case `CHANGE_THRESHOLD`:
      return [va(e.threshold)]
    case `ENABLE_MODULE`:
      return tn(e.module)
        ? [{ verb: `let`, object: H(L.limitModule, { module: n(e.module) }), tone: `caution` }]
        : [{ verb: `let`, object: H(L.moveEverything, { module: n(e.module) }), tone: `danger` }]
    case `DISABLE_MODULE`:
      return [{ verb: `stop`, object: H(L.stopModule, { module: n(e.module) }) }]
    case `SET_GUARD`:
      return [{ verb: `let`, object: H(L.guardBlocks, { guard: n(e.guard) }), tone: `danger` }]
    case `DELETE_GUARD`:
      return [{ verb: `remove`, object: H(L.removeGuard), tone: `caution` }]
    case `SET_MODULE_GUARD`:
      return [{ verb: `let`, object: H(L.moduleGuardBlocks, { guard: n(e.moduleGuard) }), tone: `caution` }]
    case `DELETE_MODULE_GUARD`:
      return [{ verb: `remove`, object: H(L.removeModuleGuard), tone: `caution` }]
    case `SET_FALLBACK_HANDLER`:
      return [{ verb: `answer`, object: H(L.answerThrough, { handler: n(e.handler) }), tone: `caution` }]
    case `CHANGE_IMPLEMENTATION`:
      return [hi(e.implementation, t)]
  }
}
var va = (e) => ({ verb: `require`, object: H(L.requireSignatures, { signatures: ga(e) }), threshold: e }),
  ya = (e, t) =>
    ba(e.factory, `ModuleProxyFactory`) &&
    ba(e.masterCopy, `Delay`) &&
    [e.owner, e.avatar, e.target].every((e) => x(e, t)),
  ba = (e, t) => un.some((n) => n.name === t && x(n.address, e))
function xa(e, t, n = null, r = 0) {
  return Sa(Y(e, t, r), e, t, n, r)
}
function Sa({ meaning: e }, t, n, r, i) {
  let a = (e) => V(e, n)
  switch (e.kind) {
    case `nothing`:
      return [{ verb: `call`, object: H(L.withoutData, { target: a(t.to) }) }]
    case `rejection`:
      return [{ verb: `use`, object: H(L.usesNonce) }]
    case `payment`: {
      let { token: t, from: r, to: i, amount: a } = e,
        o = ja(B(t, a, n), r, i, n)
      return r === null
        ? [{ verb: `send`, object: o, payment: { token: t, to: i, amount: a } }]
        : [{ verb: `move`, object: o, tone: `caution` }]
    }
    case `nft`:
    case `nfts`:
      return [Oa(e, n)]
    case `allowance`:
      return [Ta(e, n)]
    case `operator`:
      return [Ea(e, n)]
    case `limit`:
      return [Ci(e.limit, n)]
    case `settings`:
      return _a(e.change, n)
    case `approveHash`:
      return [
        { verb: `approve`, object: H(L.approveHash, { hash: { text: Ma(e.hash), kind: `amount` }, target: a(t.to) }) },
      ]
    case `batch`:
      return Ca(e.calls, n, i)
    case `recovery`:
      return [ha(e.call, t.to, n)]
    case `execute`:
      return [{ verb: `run`, object: H(L.runOther, { target: a(e.account) }), tone: `caution` }]
    case `newAccount`:
      return [Di(e.account, n)]
    case `signMessage`:
      return [gi(e.message)]
    case `migration`:
      return vi(e, n)
    case `delegatecall`:
      return [wa(e.uncompared, a(t.to))]
    case `unknown`:
      return [Da(t, n, r)]
  }
}
function Ca(e, t, n) {
  let r = Ur(e, t.safe).filter((e) => ya(e, t.safe)),
    i = new Set(r.flatMap(({ places: e }) => e))
  return [...e.flatMap((e, r) => (i.has(r) ? [] : xa(e, t, null, n + 1))), ...r.map((e) => ma(e, t))]
}
function wa(e, t) {
  return {
    verb: `let`,
    object: H(e === null ? L.foreignCode : L.uncomparedCode({ name: e }), { code: t }),
    tone: `danger`,
  }
}
function Ta(e, t) {
  let n = V(e.spender, t),
    r = t.tokenOf(e.token)?.symbol,
    i = r === void 0 ? V(e.token, t) : { text: r, kind: `plain` }
  return e.amount === 0n
    ? { verb: `stop`, object: H(L.fromTaking, { spender: n, token: i }) }
    : e.unlimited
      ? {
          verb: `let`,
          object: H(L.takeEverything, {
            spender: n,
            everything: { text: L.everythingNoLimit, kind: `amount` },
            token: i,
          }),
          tone: `danger`,
        }
      : { verb: `let`, object: H(L.takeUpTo, { spender: n, amount: B(e.token, e.amount, t) }) }
}
function Ea({ token: e, operator: t, approved: n }, r) {
  let [i, a] = [V(t, r), V(e, r)]
  return n
    ? { verb: `let`, object: H(L.takeEvery, { spender: i, token: a }), tone: `danger` }
    : { verb: `stop`, object: H(L.fromTakingTokens, { spender: i, token: a }) }
}
function Da(e, t, n) {
  let r = {
    method: {
      text:
        pi(t.decode?.(e.data, e.to).decoding)?.method ??
        n?.method ??
        (e.data.length >= 10 ? e.data.slice(0, 10) : L.fallbackFunction),
      kind: `amount`,
    },
    target: V(e.to, t),
  }
  return e.value === 0n
    ? { verb: `call`, object: H(L.callMethod, r) }
    : {
        verb: `send`,
        object: H(L.callWithValue, { what: B(null, e.value, t), ...r }),
        payment: { token: null, to: e.to, amount: e.value },
      }
}
function Oa(e, t) {
  let { token: n, from: r, to: i } = e,
    a = e.kind === `nft` ? [pr(n, e.tokenId, t, e.amount)] : Aa(n, e.items, t)
  return { verb: r === null ? `send` : `move`, object: ja(a, r, i, t) }
}
var ka = 4
function Aa(e, t, n) {
  if (t.length === 0) return H(L.nothingOf, { token: V(e, n) })
  let r = t.length > ka ? t.slice(0, 3) : t,
    i = t.length - r.length
  return lr([
    ...r.map(({ tokenId: t, amount: r }) => [pr(e, t, n, r)]),
    ...(i > 0 ? [[{ text: L.moreItems(i), kind: `amount` }]] : []),
  ])
}
function ja(e, t, n, r) {
  let i = V(n, r)
  return t === null ? H(L.payment, { what: e, to: i }) : H(L.paymentFrom, { what: e, from: V(t, r), to: i })
}
var Ma = (e) => `${e.slice(0, 6)}…${e.slice(-4)}`
function Na(e, t, n, r) {
  let { meaning: i } = e
  if (i.kind === `batch`) {
    let e = i.calls.length
    return { parts: [R(L.batchOf(e))], tone: `none` }
  }
  if (i.kind === `execute`) return { parts: H(L.runTransactionOf, { target: V(i.account, n) }), tone: `caution` }
  let a = Sa(e, t, n, r, 0),
    o = a.map(({ tone: e }) => e ?? `none`)
  return {
    parts: Pa(lr(a.map(({ verb: e, object: t }) => Sr(e, t, `will`)))),
    tone: o.includes(`danger`) ? `danger` : o.includes(`caution`) ? `caution` : `none`,
  }
}
var Pa = ([e, ...t]) => (e ? [{ ...e, text: e.text.charAt(0).toUpperCase() + e.text.slice(1) }, ...t] : []),
  X = S(`rows`, {
    noSignatures: `No signatures needed`,
    note: (e) => `Note: “${e}”`,
    via: (e) => `via ${e}`,
    byModule: ({ title: e, module: t }) => `${e} by ${t}`,
    module: (e) => `module ${e}`,
    received: (e) => `Received from ${e}`,
    send: ({ what: e, to: t }) => `Send ${e} to ${t}`,
    move: ({ what: e, from: t, to: n }) => `Move ${e} from ${t} to ${n}`,
    cancel: (e) => (e === `` ? `Cancel a transaction` : `Cancel transaction ${e}`),
    emptyCall: `Empty call to this account`,
    batch: (e) => v(e, { one: `Batch of # call`, other: `Batch of # calls` }),
    call: ({ method: e, to: t }) => `Call ${e} on ${t}`,
    unknownMethod: `an unknown method`,
    created: `Account created`,
    by: (e) => `by ${e}`,
    nothing: `nothing`,
    unitsOf: (e) => `units of ${e}`,
    andMore: ({ title: e, count: t }) => `${e} and ${at(t)} more`,
    otherAccount: `the account`,
    newAccount: `the new account`,
    missingParameters: `they do not contain all parameters`,
    everything: `the largest possible number: everything, no limit`,
    decimals: ({ count: e, amount: t }) => `${v(e, { one: `# decimal`, other: `# decimals` })}, ${t}`,
    changeSettings: (e) => `Change settings with ${e}`,
    addOwner: (e) => `Add owner ${e}`,
    removeOwner: (e) => `Remove owner ${e}`,
    replaceOwner: ({ before: e, after: t }) => `Replace owner ${e} with ${t}`,
    changeThreshold: (e) => `Change threshold to ${e}`,
    changeMasterCopy: (e) => `Change master copy to ${e}`,
    enableModule: (e) => `Enable ${e}`,
    disableModule: (e) => `Disable ${e}`,
    setGuard: (e) => `Set guard ${e}`,
    removeGuard: `Remove guard`,
    setModuleGuard: (e) => `Set module guard ${e}`,
    removeModuleGuard: `Remove module guard`,
    setHandler: (e) => `Set fallback handler ${e}`,
  })
function Fa(e, t, n, r) {
  let i = n
      ? (n.parameters ?? []).map(({ name: e, type: t, value: n }) => La({ name: e, type: t, value: za(n) }, null, r))
      : e.parameters.map((n) => Ra(e, La(n, Ia(e, t, n), r))),
    a = La({ name: `contract`, type: `address`, value: t.to }, null, r),
    o = t.data === `0x` ? [La({ name: `to`, type: `address`, value: t.to }, null, r)] : [a, ...i]
  if (t.value === 0n && t.data !== `0x`) return o
  let { decimals: s, symbol: c } = r.native,
    l = X.decimals({ count: s, amount: `${z(t.value, s)} ${c}` })
  return [...o, { name: `value`, type: `uint256`, value: t.value.toString(), note: l }]
}
function Ia({ meaning: e }, t, { name: n, type: r }) {
  return e.kind === `limit`
    ? `token` in e.limit && /amount$/i.test(n)
      ? (e.limit.token ?? `0x0000000000000000000000000000000000000000`)
      : null
    : (e.kind === `payment` || e.kind === `allowance`) && r === `uint256`
      ? t.to
      : null
}
function La({ name: e, type: t, value: n }, r, i) {
  if (t === `address` && c(n)) return { name: e, type: t, value: n, note: i.nameOf(n) }
  let a = r === null ? null : r === `0x0000000000000000000000000000000000000000` ? i.native : i.tokenOf(r)
  if (a === null || !/^\d+$/.test(n)) return { name: e, type: t, value: n, note: null }
  let o = BigInt(n)
  return {
    name: e,
    type: t,
    value: n,
    note: o === dr ? X.everything : X.decimals({ count: a.decimals, amount: z(o, a.decimals) }),
  }
}
function Ra({ meaning: e }, t) {
  return e.kind !== `limit` || e.limit.act !== `set` || t.name !== `resetTimeMin`
    ? t
    : { ...t, note: yi(e.limit.resetMinutes) }
}
var za = (e) => (typeof e == `string` ? e : `[${e.map(za).join(`, `)}]`)
function Ba(e, t) {
  if (!t.decode) return t
  let { meaning: n } = Y(e, t)
  if (n.kind !== `batch`) return t
  let r = n.calls.flatMap((e) => {
    let { meaning: n } = Y(e, t, 1)
    return n.kind === `newAccount` ? [n.account.address] : []
  })
  if (r.length === 0) return t
  let i = (e) => r.some((t) => x(t, e))
  return {
    ...t,
    nameOf: (e) => (i(e) ? X.newAccount : t.nameOf(e)),
    isToldName: (e) => !i(e) && (t.isToldName?.(e) ?? !1),
  }
}
var Va = 16
function Ha(e, t, n) {
  let r = Ba(e, t),
    i = Y(e, r),
    a = n?.dataDecoded ?? null,
    o = i.meaning.kind === `batch` ? Za(i.meaning.calls, a, ``, r, 1) : [Ua(e, i, a, `1`, r, 0)],
    s = eo(o)
  return {
    nodes: o,
    batch: i.meaning.kind === `batch` ? { contract: i.meaning.contract, address: e.to } : null,
    total: s,
    nested: s - o.length,
  }
}
function Ua(e, t, n, r, i, a) {
  let o = e.data === `0x` ? void 0 : i.decode?.(e.data, e.to),
    s = o?.decoding ?? null,
    { parts: c, tone: l } = Na(t, e, i, n),
    { named: u, method: d, source: f } = Wa(e, t, s, n),
    p = i.tokenOf(e.to)?.symbol ?? i.nameOf(e.to),
    m = Ga(e, t, i, s, n)
  return {
    number: r,
    title: c,
    signature: d === null || p === null ? d : `${p}.${d}`,
    parameters: Fa(t, e, u, i),
    call: e,
    meaning: t.meaning,
    source: f,
    certainty: m,
    target: o?.target ?? null,
    described: o?.described ?? null,
    tone: l === `none` && Ka(m) ? `caution` : l,
    isOwn: !0,
    children: Ya(e, t, s, n, r, i, a + 1),
  }
}
function Wa(e, t, n, r) {
  return t.signature !== null || e.data === `0x`
    ? { named: null, method: t.signature, source: `bytes` }
    : n
      ? { named: Ja(n), method: n.signature, source: `bytes` }
      : r
        ? { named: r, method: $a(r), source: `service` }
        : { named: null, method: null, source: t.meaning.kind === `unknown` ? `unknown` : `bytes` }
}
function Ga(e, t, n, r, i) {
  return e.data === `0x`
    ? { kind: `empty` }
    : n.decode
      ? r
        ? r.certainty
        : t.signature === null
          ? i === null
            ? { kind: `unknown`, selector: qa(e.data) }
            : { kind: `service` }
          : { kind: `inexact`, reason: X.missingParameters }
      : t.signature === null && i !== null
        ? { kind: `service` }
        : null
}
var Ka = (e) => e?.kind === `inexact` || e?.kind === `collision`,
  qa = (e) => (e.length >= 10 ? `0x${e.slice(2, 10).toLowerCase()}` : null),
  Ja = ({ method: e, parameters: t }) => ({ method: e, parameters: [...t] })
function Ya(e, { meaning: t }, n, r, i, a, o) {
  if (t.kind === `batch`) return Za(t.calls, r, `${i}.`, a, o)
  if (t.kind === `execute`) {
    let e = Xa(t.account, a),
      n = r?.parameters?.find(({ name: e }) => e === `data`)?.valueDecoded,
      s = n && !Array.isArray(n) ? n : null
    return [{ ...Ua(t.inner, Y(t.inner, e, o), s, `${i}.1`, e, o), isOwn: e === a }]
  }
  return e.operation === 1 || o > Va
    ? []
    : (n?.inner ?? []).map(({ from: e, ...t }, n) => {
        let r = e === null ? a : Xa(e, a)
        return { ...Ua(t, Y(t, r, o), null, `${i}.${n + 1}`, r, o), isOwn: r === a }
      })
}
var Xa = (e, t) => (x(e, t.safe) ? t : { ...t, safe: e, accountName: t.nameOf(e) ?? X.otherAccount })
function Za(e, t, n, r, i) {
  let a = Qa(t)
  return e.map((e, t) => {
    let o = a?.[t],
      s = o && o.to.toLowerCase() === e.to.toLowerCase() && (o.data ?? `0x`) === e.data
    return Ua(e, Y(e, r, i), s ? o.dataDecoded : null, `${n}${t + 1}`, r, i)
  })
}
function Qa(e) {
  let t = e?.parameters?.[0]?.valueDecoded
  return Array.isArray(t) ? t : null
}
var $a = (e) => `${e.method}(${(e.parameters ?? []).map(({ type: e }) => e).join(`,`)})`,
  eo = (e) => e.reduce((e, { children: t }) => e + 1 + eo(t), 0),
  to = 6
function no(e, t, n) {
  let r = /^(\d+)(?:\.(\d*))?$/.exec(n ?? ``)
  if (!r) return null
  let [, i = `0`, a = ``] = r,
    o = BigInt(i + a)
  if (o === 0n) return null
  let s = ((e * o * 10n ** BigInt(to)) / 10n ** BigInt(t + a.length)).toString().padStart(7, `0`)
  return `${s.slice(0, -6)}.${s.slice(-6)}`
}
function ro(e) {
  let t = new Map()
  for (let { direction: n, recipient: r, transferInfo: i } of e) {
    if (n !== `OUTGOING`) continue
    let e = io(i, r.value),
      a = [e.token, e.to, e.tokenId].join(),
      o = t.get(a)
    t.set(a, o ? { ...e, amount: (o.amount ?? 0n) + (e.amount ?? 0n) } : e)
  }
  return [...t.values()]
}
function io(e, t) {
  if (e.type === `ERC721`) {
    let { tokenAddress: n, tokenId: r, amount: i } = e
    return { kind: `out`, token: n, amount: i ?? 1n, tokenId: BigInt(r), to: t, calls: [] }
  }
  return {
    kind: `out`,
    token: e.type === `ERC20` ? e.tokenAddress : null,
    amount: e.value ?? 0n,
    tokenId: null,
    to: t,
    calls: [],
  }
}
function ao(e) {
  let t = new Map()
  for (let n of e) {
    let e = ao(n.children.filter(({ isOwn: e }) => e))
    for (let r of n.meaning.kind === `batch` ? e : [...so(n), ...e]) {
      let e = [r.kind, r.token, r.to, r.tokenId].join(),
        n = t.get(e)
      t.set(e, n ? oo(n, r) : r)
    }
  }
  return [...t.values()]
}
var oo = (e, t) => ({
  ...e,
  ...(t.resetMinutes === void 0 ? {} : { resetMinutes: t.resetMinutes }),
  amount: e.kind === `may` ? t.amount : e.amount === null || t.amount === null ? null : e.amount + t.amount,
  calls: [...e.calls, ...t.calls],
})
function so({ meaning: e, call: t, number: n }) {
  let r = [n],
    i =
      t.value > 0n && t.operation === 0
        ? [{ kind: `out`, token: null, amount: t.value, tokenId: null, to: t.to, calls: r }]
        : []
  switch (e.kind) {
    case `payment`:
      return e.token === null
        ? i
        : e.from === null
          ? [{ kind: `out`, token: e.token, amount: e.amount, tokenId: null, to: e.to, calls: r }]
          : []
    case `nft`:
      return co({ ...e, items: [{ tokenId: e.tokenId, amount: e.amount ?? 1n }] }, r)
    case `nfts`:
      return co(e, r)
    case `allowance`: {
      let t = e.unlimited ? null : e.amount
      return e.amount === 0n ? [] : [{ kind: `may`, token: e.token, amount: t, tokenId: null, to: e.spender, calls: r }]
    }
    case `operator`:
      return e.approved ? [{ kind: `may`, token: e.token, amount: null, tokenId: null, to: e.operator, calls: r }] : []
    case `limit`:
      return lo(e.limit, r)
    case `settings`:
      return e.change.type === `ENABLE_MODULE` && !tn(e.change.module)
        ? [{ kind: `all`, token: null, amount: null, tokenId: null, to: e.change.module, calls: r }]
        : []
    case `delegatecall`:
      return [{ kind: `all`, token: null, amount: null, tokenId: null, to: t.to, calls: r }]
    default:
      return i
  }
}
var co = ({ token: e, from: t, to: n, items: r }, i) =>
  t === null
    ? r.map(({ tokenId: t, amount: r }) => ({ kind: `out`, token: e, amount: r, tokenId: t, to: n, calls: i }))
    : []
function lo(e, t) {
  return e.act === `set` && e.amount > 0n
    ? [
        {
          kind: `may`,
          token: e.token,
          amount: e.amount,
          tokenId: null,
          to: e.delegate,
          calls: t,
          resetMinutes: e.resetMinutes,
        },
      ]
    : e.act === `spend` && e.account === null
      ? [{ kind: `out`, token: e.token, amount: e.amount, tokenId: null, to: e.to, calls: t }]
      : []
}
function uo({ txInfo: e }) {
  return e.type !== `Transfer` || e.direction === `INCOMING` ? [] : [io(e.transferInfo, e.recipient.value)]
}
var fo = { INCOMING: `+`, OUTGOING: `−`, UNKNOWN: `` }
function po(e, t, n) {
  let r = fo[t]
  if (e.type === `ERC721`) {
    let t = e.tokenSymbol ?? E(e.tokenAddress),
      n = e.amount ?? 1n,
      { tokenAddress: i, tokenId: a } = e
    return { sign: r, text: z(n, 0), symbol: t, token: i, tokenId: a, value: n, decimals: 0 }
  }
  if (e.type === `NATIVE_COIN`)
    return e.value === null ? null : { sign: r, text: z(e.value, n.decimals), ...n, token: null, value: e.value }
  let { value: i, tokenAddress: a } = e
  if (e.decimals === null)
    return {
      sign: r,
      text: vt(i, 0, { group: !0 }),
      symbol: X.unitsOf(e.tokenSymbol ?? E(a)),
      token: a,
      value: i,
      decimals: 0,
    }
  let o = e.tokenSymbol ?? E(a)
  return { sign: r, text: z(i, e.decimals), symbol: o, token: a, value: i, decimals: e.decimals }
}
function mo({ txData: e }) {
  return e === null ? null : { to: e.to.value, value: e.value ?? 0n, data: e.hexData ?? `0x`, operation: e.operation }
}
function ho({ id: e, executionInfo: t }, n, { isHashEqual: r, safeTxHash: i }) {
  let a = e.split(`_`).at(-1)?.toLowerCase()
  if (!r || a !== i.toLowerCase()) return `hash`
  let o = n.detailedExecutionInfo,
    s = o?.type === `MULTISIG` ? o.nonce : null
  return t?.type === `MULTISIG` && t.nonce !== s ? `nonce` : null
}
function go(e, t) {
  let n = new Map(),
    r = [...(e?.items ?? []).map(({ tokenInfo: e }) => e), ...Object.values(t?.txData?.tokenInfoIndex ?? {})]
  for (let { address: e, symbol: t, decimals: i, type: a } of r)
    (a === `ERC20` || a === `ERC721`) && n.set(e.toLowerCase(), { symbol: t, decimals: i, kind: a })
  let i = (t?.transfers ?? []).map(({ transferInfo: e }) => e)
  t?.txInfo.type === `Transfer` && i.push(t.txInfo.transferInfo)
  for (let e of i) {
    if (e.type === `NATIVE_COIN`) continue
    let { tokenAddress: t, tokenSymbol: r } = e
    e.type === `ERC721`
      ? n.set(t.toLowerCase(), { symbol: r ?? `NFT`, decimals: 0, kind: `ERC721` })
      : e.decimals !== null && n.set(t.toLowerCase(), { symbol: r ?? `units`, decimals: e.decimals, kind: `ERC20` })
  }
  return n
}
function _o(e, t, n) {
  let { nodes: r, batch: i } = Ha(e, t, null)
  if (!i || r.length < 2 || r.some(({ tone: e }) => e !== `none`)) return null
  let a = r.filter(({ meaning: e }) => e.kind === `payment`),
    o = a.map((e) => yo([e], n)),
    s = a.map(bo),
    c = new Set(s.map((e) => e?.token ?? `none`)).size === 1,
    l = o.every((e) => e !== null) ? o : c ? s.map((e) => e?.amount ?? 0n) : [],
    u = a[l.reduce((e, t, n) => (t > (l[e] ?? 0n) ? n : e), 0)]
  return u
    ? {
        title: X.andMore({ title: sr(u.title), count: r.length - 1 }),
        isTold: u.title.some((e) => `source` in e && e.source === `service`),
      }
    : null
}
function vo(e, t, n) {
  let r = yo(Ha(e, t, null).nodes, n)
  if (r === null || r === 0n) return null
  let i = r.toString().padStart(7, `0`)
  return `${i.slice(0, -6)}.${i.slice(-6)}`
}
function yo(e, t) {
  let n = 0n
  for (let { kind: r, token: i, amount: a, tokenId: o } of ao(e)) {
    if (r !== `out`) return null
    let e = o === null ? t(i) : null,
      s = e && a !== null ? no(a, e.decimals, e.price) : null
    if (s === null) return null
    n += BigInt(s.replace(`.`, ``))
  }
  return n
}
function bo(e) {
  let [t] = ao([e])
  return t && t.amount !== null ? { token: t.token?.toLowerCase() ?? `native`, amount: t.amount } : null
}
function xo(e, t) {
  let n = e.details?.detailedExecutionInfo,
    r = e.row?.type === `MULTISIG` ? e.row.proposedByDelegate : void 0,
    i = (n?.type === `MULTISIG` ? (n.proposedByDelegate ?? n.proposer) : null) ?? r ?? null
  return i === null
    ? null
    : {
        address: i.value,
        isForOwner: n?.type === `MULTISIG` ? n.proposedByDelegate !== null : r !== void 0,
        isOwner: t && t.some((e) => x(e, i.value)),
      }
}
var So = ({ isOwner: e, isForOwner: t }) => e === !1 || (e === null && t)
function Co({ settingsInfo: e, dataDecoded: t }, n, r) {
  if (e === null) return X.changeSettings(t.method)
  switch (e.type) {
    case `ADD_OWNER`:
      return X.addOwner(n(e.owner.value))
    case `REMOVE_OWNER`:
      return X.removeOwner(n(e.owner.value))
    case `SWAP_OWNER`:
      return X.replaceOwner({ before: n(e.oldOwner.value), after: n(e.newOwner.value) })
    case `CHANGE_THRESHOLD`:
      return X.changeThreshold(e.threshold)
    case `CHANGE_IMPLEMENTATION`:
    case `CHANGE_MASTER_COPY`:
      return X.changeMasterCopy(n(e.implementation.value))
    case `ENABLE_MODULE`:
      return X.enableModule(r(e.module.value))
    case `DISABLE_MODULE`:
      return X.disableModule(r(e.module.value))
    case `SET_GUARD`:
      return X.setGuard(n(e.guard.value))
    case `DELETE_GUARD`:
      return X.removeGuard
    case `SET_MODULE_GUARD`:
      return X.setModuleGuard(n(e.moduleGuard.value))
    case `DELETE_MODULE_GUARD`:
      return X.removeModuleGuard
    case `SET_FALLBACK_HANDLER`:
      return X.setHandler(n(e.handler.value))
  }
}
function wo(e, t, n) {
  let { executionInfo: r, txStatus: i } = e,
    a = r?.type === `MULTISIG` ? r.nonce : null,
    { kind: o, title: s, meta: c = [] } = To(e, a, t),
    l = n ?? s,
    u = r?.type === `MODULE` ? r.address.value : null,
    d = []
  u !== null && d.push({ text: X.noSignatures })
  let { note: f } = jn(e.note ?? ``)
  f !== `` && d.push({ text: X.note(f), source: `service` })
  let p = gr(e.safeAppInfo, t)
  return (
    p && d.push({ text: X.via(p.name), source: `service`, app: p }),
    {
      id: e.id,
      kind: o,
      origin: a === null ? (u === null ? `outside` : `module`) : `multisig`,
      title: u === null ? l : X.byModule({ title: l, module: jo(u, t) }),
      meta: [...c, ...d],
      amount: Do(e, t),
      ...(o === `settings` || o === `cancel` ? { movesNothing: !0 } : {}),
      status: i,
      nonce: a,
      timestamp: e.timestamp,
      txHash: e.txHash,
      addresses: ko(e).map((e) => e.toLowerCase()),
      suspicious: Oo(e),
    }
  )
}
function To({ txInfo: e }, t, n) {
  switch (e.type) {
    case `Transfer`: {
      let { sender: t, recipient: r, direction: i, transferInfo: a } = e
      if (i === `INCOMING`)
        return {
          kind: `receive`,
          title: X.received(Z(t.value, n, t.name)),
          meta: Ao(t.value, n, t.name) === null ? [] : [{ text: ``, address: t.value }],
        }
      let o = Eo(a, n),
        s = Z(r.value, n, r.name)
      return i === `OUTGOING`
        ? { kind: `send`, title: X.send({ what: o, to: s }) }
        : { kind: `contract`, title: X.move({ what: o, from: Z(t.value, n, t.name), to: s }) }
    }
    case `SettingsChange`:
      return {
        kind: `settings`,
        title: Co(
          e,
          (e) => Z(e, n),
          (e) => jo(e, n),
        ),
      }
    case `Custom`: {
      if (e.isCancellation) return { kind: `cancel`, title: X.cancel(`${t ?? ``}`), meta: [{ text: X.emptyCall }] }
      if (e.actionCount !== void 0) return { kind: `batch`, title: X.batch(e.actionCount) }
      let r = Z(e.to.value, n, e.to.name)
      return { kind: `contract`, title: X.call({ method: e.methodName ?? X.unknownMethod, to: r }) }
    }
    case `Creation`:
      return { kind: `creation`, title: X.created, meta: [{ text: X.by(Z(e.creator.value, n, e.creator.name)) }] }
  }
}
function Eo(e, t) {
  if (e.type === `ERC721`)
    return `${e.amount === void 0 ? `` : `${e.amount} × `}${e.tokenSymbol ?? E(e.tokenAddress)} #${e.tokenId}`
  let n = po(e, `UNKNOWN`, t.native)
  return n ? `${n.text} ${n.symbol}` : X.nothing
}
function Do({ txInfo: e }, { native: t }) {
  if (e.type === `Transfer`) return po(e.transferInfo, e.direction, t)
  let n = e.type === `Custom` ? (e.value ?? 0n) : 0n
  return n === 0n ? null : po({ type: `NATIVE_COIN`, value: n }, `OUTGOING`, t)
}
function Oo({ txInfo: e, executionInfo: t }) {
  return e.type !== `Transfer` || t !== null || e.transferInfo.type === `NATIVE_COIN`
    ? null
    : e.transferInfo.type === `ERC20` && e.transferInfo.imitation
      ? `imitation`
      : e.transferInfo.trusted === !1
        ? `untrusted`
        : null
}
function ko({ txInfo: e, executionInfo: t }) {
  let n = t?.type === `MODULE` ? [t.address.value] : []
  switch (e.type) {
    case `Transfer`: {
      let { transferInfo: t } = e,
        r = t.type === `NATIVE_COIN` ? [] : [t.tokenAddress]
      return [e.sender.value, e.recipient.value, ...r, ...n]
    }
    case `Custom`:
      return [e.to.value, ...n]
    case `Creation`:
      return [e.creator.value]
    case `SettingsChange`:
      return n
  }
}
var Ao = (e, t, n) => t.nameOf(e) ?? n,
  Z = (e, t, n = null) => Ao(e, t, n) ?? E(e),
  jo = (e, t) => (t.nameOf(e) === null ? t.moduleNameOf?.(e) : null) ?? X.module(Z(e, t))
function Mo(e, t, n, r = () => null) {
  let { nodes: i, batch: a } = Ha(e, n, null)
  if (a) {
    let t = Po(e, n),
      a = X.batch(i.length),
      o = _o(e, n, r),
      s = t?.some(No) ?? !1
    return { title: o?.title ?? a, meta: t ? [sr(t)] : [], isTold: o?.isTold || s }
  }
  if (i[0]?.meaning.kind === `rejection`) return { title: X.cancel(`${t}`), meta: [X.emptyCall], isTold: !1 }
  let o = i.flatMap(({ title: e }) => e)
  return { title: sr(o), meta: [], isTold: o.some(No) }
}
var No = ({ source: e }) => e === `service`
function Po(e, t) {
  let n = Ha(e, t, null)
  if (!n.batch) return null
  let r = new Map()
  for (let { kind: e, token: t, amount: i, tokenId: a } of ao(n.nodes)) {
    if (e !== `out` || i === null || a !== null) continue
    let n = t?.toLowerCase() ?? ``
    r.set(n, { token: t, amount: i + (r.get(n)?.amount ?? 0n) })
  }
  if (r.size === 0) return null
  let i = [...r.values()].map(({ token: e, amount: n }) => [B(e, n, t)])
  return H(L.out, { amounts: lr(i) })
}
var Fo = (e, t) => ({
  ...e,
  safeTxGas: t.safeTxGas,
  baseGas: t.baseGas,
  gasPrice: t.gasPrice,
  gasToken: t.gasToken,
  refundReceiver: t.refundReceiver.value,
  nonce: BigInt(t.nonce),
})
function Io(e) {
  let { detailedExecutionInfo: t } = e,
    n = mo(e)
  return n === null || t?.type !== `MULTISIG` ? null : Fo(n, t)
}
var Lo = ({ nativeCurrency: e }) => ({ symbol: e.symbol, decimals: 18 }),
  Ro = t({ readChainState: () => zo, readChainStateAt: () => Vo, readHead: () => Bo }),
  zo = (e, t, n) => ir((t, r) => $e(e, t, r, n), t),
  Bo = async (e) => _e(await $e(e, `eth_blockNumber`, [])),
  Vo = (e, t, n) => ar((t, n) => $e(e, t, n), t, n),
  Ho = (e, t) =>
    Qe({
      queryKey: Ye.chainState({ chainId: e.chainId, safe: t }),
      queryFn: ({ signal: n }) => zo(e, t, n),
      meta: { persist: !1 },
    })
function Q() {
  let e = (0, j.use)(r)
  if (e === null) throw TypeError(`This part of the page only works below an account.`)
  return e
}
var Uo = ve([`reverted`, `inner-failed`, `replaced`, `nonce-taken`, `timeout`]),
  Wo = lt({
    chainId: Te,
    safe: et,
    safeTxHash: rt,
    nonce: p(),
    sender: et,
    txHash: rt,
    isProposed: tt(Be(), !1),
    sentBlock: tt(h(p()), null),
    walletNonce: h(he()),
    phase: ve([`sent`, `mined`, `indexed`, `failed`]),
    failure: h(lt({ kind: Uo, reason: p() })),
    misses: he(),
    block: h(p()),
    fee: h(p()),
    sentAt: he(),
    minedAt: h(he()),
    endedAt: h(he()),
  }),
  Go = 10,
  Ko = Oe(`countersign.executions`, [], Ge(s(Wo))),
  qo = ({ chainId: e, safe: t, safeTxHash: n }) => `${e}:${t}:${n}`.toLowerCase(),
  Jo = (e, t) => qo(e) === qo(t),
  Yo = ({ phase: e }) => e === `indexed` || e === `failed`,
  Xo = {
    list: Ko.get,
    subscribe: Ko.subscribe,
    put(e) {
      Ko.update((t) => {
        let n = [...t.filter((t) => !Jo(t, e)), e],
          r = n.filter(Yo),
          i = new Set(r.slice(0, Math.max(0, r.length - Go)))
        return n.filter((e) => !i.has(e))
      })
    },
    remove(e) {
      Ko.update((t) => t.filter((t) => !Jo(t, e)))
    },
  },
  Zo = () => Je(Ko)
function Qo(e, t) {
  return Zo().find((n) => Jo(n, { ...e, safeTxHash: t })) ?? null
}
var $o = (e, t) => Qe({ queryKey: Ye.balances(e, t), queryFn: ({ signal: n }) => es(e, t, n) })
async function es(e, t, n) {
  try {
    return await be().getBalances({ params: { ...e, fiatCode: t }, signal: n })
  } catch (t) {
    if (!(t instanceof Me && t.statusCode === 422)) throw t
    let { items: r } = await be().getBalances({ params: e, signal: n })
    return { fiatTotal: `0`, unpriced: !0, items: r.map((e) => ({ ...e, fiatBalance: `0`, fiatConversion: `0` })) }
  }
}
var ts = Oe(`countersign.currency`, `usd`, { parse: (e) => (/^[a-z]{3,5}$/.test(e) ? e : void 0), print: (e) => e }),
  ns = () => [Je(ts), (e) => ts.set(e.toLowerCase())]
function rs(e, t = null) {
  let { chain: n } = Q(),
    r = ot(),
    i = r?.sources ?? null,
    a = r?.hasDescriptors ?? !1,
    [o, s] = (0, j.useState)()
  return (
    (0, j.useEffect)(() => {
      if (!e) return
      let r = !0,
        o = () => {}
      return (
        g(
          async () => {
            let { localDecoder: e, onDecoderChange: t } = await import(`./rest-BykV6UJX.js`).then((e) => e.n)
            return { localDecoder: e, onDecoderChange: t }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]),
          import.meta.url,
        ).then(
          ({ localDecoder: e, onDecoderChange: c }) => {
            if (!r) return
            let l = () => s(() => e(n, i, new Map(), t, a))
            ;(l(), (o = c(l)))
          },
          () => void 0,
        ),
        () => {
          ;((r = !1), o())
        }
      )
    }, [e, n, i, t, a]),
    o
  )
}
function is(e, t, n, { balances: r, details: i, decode: a, isCoinTold: o = !1, threshold: s, units: c } = {}) {
  let l = go(r, i),
    u = (t) => n(t, e.chainId)?.name ?? null
  return {
    safe: t,
    accountName: u(t) ?? E(t),
    native: { ...(c?.(null) ?? Lo(e)), isTold: o },
    nameOf: u,
    moduleNameOf: (t) => ln(t, e.chainId),
    isToldName: (t) => n(t, e.chainId)?.source === `service`,
    tokenOf(e) {
      let t = c?.(e) ?? null
      return t === null ? (l.get(e.toLowerCase()) ?? null) : { ...t, kind: `ERC20` }
    },
    hasApps: it(e, `SAFE_APPS`),
    decode: a,
    threshold: s,
  }
}
function as(e = {}) {
  let { safe: t, chain: n } = Q(),
    { nameOf: r } = Ie(),
    { balances: i, details: a, decode: o, isCoinTold: s = !1, threshold: c, units: l } = e
  return (0, j.useMemo)(
    () => is(n, t, r, { balances: i, details: a, decode: o, isCoinTold: s, threshold: c, units: l }),
    [t, n, r, i, a, o, s, c, l],
  )
}
var os = { asOf: `_asOf_dsjj7_1` },
  ss = S(`status`, {
    asOf: (e) => `as of ${e}`,
    switchedOff: (e) => `The operator of this deployment can switch them on for ${e}.`,
  }),
  cs = 6e4
function ls({ at: e, failed: t = !1 }) {
  let n = me(!0)
  return e === 0 || (!t && n - e < cs) ? null : (0, T.jsx)(`span`, { className: os.asOf, children: ss.asOf(Ue(e)) })
}
var us = 200
function ds(e) {
  let [t, n] = (0, j.useState)(!1)
  return (
    (0, j.useEffect)(() => {
      if (!e) return
      if (typeof requestIdleCallback == `function`) {
        let e = requestIdleCallback(() => n(!0), { timeout: 1e3 })
        return () => cancelIdleCallback(e)
      }
      let t = setTimeout(() => n(!0), us)
      return () => clearTimeout(t)
    }, [e]),
    t
  )
}
var $ = S(`lists`, {
    today: ({ day: e }) => `Today, ${e}`,
    yesterday: ({ day: e }) => `Yesterday, ${e}`,
    weekday: ({ weekday: e, day: t }) => `${e}, ${t}`,
    executable: `Fully signed, any wallet can execute it`,
    mine: ({ signed: e, required: t }) => `${e} of ${t} signed, your signature is missing`,
    completes: `Your signature completes it`,
    completesAtOnce: `You complete it and can execute it at once`,
    completesLater: (e) =>
      v(e, {
        one: `You complete it, one other is executed first`,
        other: `You complete it, # others are executed first`,
      }),
    moreTransactions: `Show more transactions`,
    moreMessages: `Show more messages`,
    moreProposers: `Show more proposers`,
    noMoreTransactions: `The service did not return more transactions.`,
    noMoreMessages: `The service did not return more messages.`,
    noMoreProposers: `The service did not return more proposers.`,
    tryAgain: `Try again`,
    review: `Review`,
    execute: `Execute`,
    reviewOf: ({ title: e }) => `Review: ${e}`,
    executeOf: ({ title: e }) => `Execute: ${e}`,
  }),
  fs = S(`row-parts`, {
    hashDiffers: `Hash differs`,
    nonceDiffers: `Nonce differs`,
    via: `via <app/> <host/>`,
    hostClaim: (e) => `(${e}, a claim)`,
    claim: ({ name: e, host: t }) => `A claim of the proposer, not proved: ${e} at ${t}`,
  }),
  ps = ({ contradiction: e }) =>
    (0, T.jsx)(Kt, { verdict: `danger`, label: e === `hash` ? fs.hashDiffers : fs.nonceDiffers })
function ms({ id: e, children: t }) {
  let { account: n } = Q()
  return (0, T.jsx)(Ee, { to: `/safes/$safe/transactions/$id`, params: { safe: n, id: e }, children: t })
}
function hs({ id: e, title: t, isPrimary: n, act: r = `review` }) {
  let { account: i } = Q()
  return (0, T.jsx)(re, {
    variant: n ? `filled` : `default`,
    size: `xs`,
    'aria-label': r === `review` ? $.reviewOf({ title: t }) : $.executeOf({ title: t }),
    renderRoot: (t) => (0, T.jsx)(Ee, { to: `/safes/$safe/transactions/$id`, params: { safe: i, id: e }, ...t }),
    children: $[r],
  })
}
var gs = ({ id: e, row: { title: t, isTold: n } }) =>
    (0, T.jsxs)(T.Fragment, {
      children: [(0, T.jsx)(ms, { id: e, children: t }), ` `, n && (0, T.jsx)(Rt, { source: `service` })],
    }),
  _s = (e, t, { id: n, transaction: r, block: i }) =>
    Qe({
      queryKey: [...Ye.account(t), `row-units`, n, r === null ? null : Object.values(r).map(String).join()],
      queryFn: async () => {
        if (r === null || i === null) return null
        let { readRowUnits: n } = await g(
          async () => {
            let { readRowUnits: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Bt)
            return { readRowUnits: e }
          },
          __vite__mapDeps([3, 1, 4, 5, 6, 7, 8]),
          import.meta.url,
        )
        return n(e, t.safe, r, i)
      },
      enabled: r !== null && i !== null,
      staleTime: 6e4,
      structuralSharing: !1,
      meta: { persist: !1 },
    }),
  vs =
    (e, { native: t, tokenOf: n }) =>
    (r) => {
      let i = e?.items.find(({ tokenInfo: { type: e, address: t } }) =>
          r === null ? e === `NATIVE_TOKEN` : e !== `NATIVE_TOKEN` && t.toLowerCase() === r.toLowerCase(),
        ),
        a = r === null ? t.decimals : n(r)?.decimals
      return !i || a == null || e?.unpriced ? null : { price: i.fiatConversion, decimals: a }
    }
function ys() {
  let { key: e } = Q(),
    [t] = ns(),
    { data: n } = C({ ...$o(e, t), enabled: !1 })
  return (e) => vs(n, e)
}
var bs = (e, t, n, r) =>
  Qe({
    queryKey: [...Ye.account(t), `check`, ...xs(n, r)],
    queryFn: async () => {
      if (!n || !r) return null
      let { checkTransaction: t } = await g(
        async () => {
          let { checkTransaction: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Cn)
          return { checkTransaction: e }
        },
        __vite__mapDeps([3, 1, 4, 5, 6, 7, 8]),
        import.meta.url,
      )
      return t(e, n, r)
    },
    enabled: n !== void 0 && r !== void 0,
    staleTime: 1 / 0,
    meta: { persist: !1 },
  })
function xs(e, t) {
  let n = e?.detailedExecutionInfo
  if (!e || !t || n?.type !== `MULTISIG`) return [null]
  let r = n.confirmations.map(({ signer: e, signature: t }) => `${e.value}${t}`)
  return [e.txId, e.txStatus, n.safeTxHash, r.join(), t.version, t.owners.join()]
}
function Ss(e, t) {
  let { chain: n, safe: r, key: i } = Q(),
    a = C({ ...Ho(n, r), enabled: t }),
    o = C(bs(n, i, t ? e : void 0, a.data))
  return { check: o.data, state: a.data, error: a.error ?? o.error }
}
function Cs(e, t, n, { owners: r, threshold: i, nonce: a }) {
  let o = t.detailedExecutionInfo
  if (o?.type !== `MULTISIG`) return e
  let s = r.filter((e) =>
      [...n.signatures].some(([t, { outcome: n }]) => (n === `matches` || n === `unchecked`) && t === e.toLowerCase()),
    ),
    c = BigInt(o.nonce) >= a
  return {
    ...e,
    txStatus: c ? (s.length >= i ? `AWAITING_EXECUTION` : `AWAITING_CONFIRMATIONS`) : e.txStatus,
    executionInfo: {
      type: `MULTISIG`,
      nonce: o.nonce,
      confirmationsRequired: i,
      confirmationsSubmitted: s.length,
      missingSigners: r.filter((e) => !s.some((t) => x(t, e))).map((e) => ({ value: e, name: null, logoUri: null })),
    },
  }
}
function ws(e, t) {
  let { chain: n, key: r } = Q(),
    i = C({ ...nt(r, e.id), enabled: t }),
    { check: a, state: o } = Ss(i.data, t),
    s = i.data && a ? ho(e, i.data, a) : null,
    c = i.data && a && s !== `hash` ? Io(i.data) : null,
    l = C(_s(n, r, { id: e.id, transaction: c, block: o?.block ?? null })),
    u = as({ details: i.data }),
    d = rs(c !== null && Y(c, u).meaning.kind === `unknown`),
    f = { ...u, decode: d },
    p = ys(),
    m = wo(e, f),
    h = { details: i, check: a, state: o, contradiction: s }
  if (!i.data || !a || !c || !o || !l.data)
    return { ...h, context: f, title: m.title, meta: m.meta, transaction: e, isVerified: !1, isTold: !0 }
  let ee = { ...f, ...l.data },
    { title: te, meta: g, isTold: ne } = Mo(c, c.nonce, ee, p(ee))
  return {
    ...h,
    context: ee,
    title: te,
    meta: [...g.map((e) => ({ text: e })), ...m.meta.filter(({ source: e }) => e === `service`)],
    transaction: Cs(e, i.data, a, o),
    isVerified: !0,
    isTold: ne,
  }
}
var Ts = S(`queue`, {
  title: `Queue`,
  subtitle: ({ count: e, next: t }) =>
    `${e === 0 ? `No transactions are queued.` : v(e, { one: `# transaction.`, other: `# transactions.` })} Number ${t} is the next to execute.`,
  stale: `The service did not answer. This is the cached queue.`,
  failed: `The service did not send the queue`,
  failedStillWorks: `Balances and owners can still be read from the chain.`,
  loading: `Loading the queue`,
  nothing: `Nothing waits for you.`,
  nothingDetail: `A transaction appears here as soon as an owner proposes it.`,
  new: `New transaction`,
  next: `Next`,
  later: `Later`,
  laterNote: `Each waits for the one before it`,
  compare: `Compare`,
  transaction: ({ number: e }) => `Transaction ${e}`,
  proposersHidden: ({ count: e, hasMore: t }) =>
    `${t ? `At least ` : ``}${v(e, { one: `# proposal from proposers is hidden.`, other: `# proposals from proposers are hidden.` })}`,
  proposersShown: ({ count: e, hasMore: t }) =>
    `${t ? `At least ` : ``}${v(e, { one: `# proposal is from a proposer, not from an owner.`, other: `# proposals are from proposers, not from owners.` })}`,
  show: `Show`,
  hide: `Hide`,
  needsAttention: `Needs attention`,
  valid: ({ signed: e, required: t }) => `${e} of ${t} valid`,
  asOf: ({ time: e }) => `As of ${e}`,
  proposedBy: ({ name: e }) => `proposed by ${e}`,
  proposedByNonOwner: ({ name: e }) => `proposed by ${e}, not an owner`,
  asServiceSays: ({ address: e }) => `${e}, as the service says`,
  signatureExcluded: `Signature excluded`,
  hashDiffers: `Hash differs`,
  signed: ({ signed: e, required: t }) => `${e} of ${t} signed`,
  executing: `Executing`,
  sent: `sent to the chain`,
  ready: `Ready to execute`,
  after: ({ number: e }) => `after transaction ${e}`,
  needsYou: `Needs your signature`,
  waitsForOthers: `Waiting for other owners`,
  waitsForOwners: `Waiting for owners`,
  you: `you`,
  youSigned: `You signed, `,
  signedBy: ({ names: e }) => `Signed by ${Pe(e)}, `,
  needsAll: ({ names: e }) => `Needs ${Pe(e)}`,
  needsOne: ({ names: e }) => `Needs ${Pe(e, `or`)}`,
  needsSome: ({ count: e, names: t }) => `Needs ${e} of ${Pe(t)}`,
})
function Es(e, t, n) {
  let r = e ? mo(e) : null
  if (!e || !r) return { verdict: `unchecked` }
  let i = ur(t ?? void 0)
  if (i === `danger`) return { verdict: `danger`, label: t?.isHashEqual ? Ts.signatureExcluded : Ts.hashDiffers }
  let a = Os(Ha(r, n, e.txData).nodes).map(({ tone: e }) => e),
    o = a.filter((e) => e === `danger`).length
  if (o > 0) return { verdict: `danger`, count: o }
  let s = a.filter((e) => e === `caution`).length
  return s > 0 ? { verdict: `caution`, count: s } : { verdict: i }
}
var Ds = (e) =>
    [...(e?.signatures.values() ?? [])].filter(({ outcome: e }) => e === `wrong` || e === `not-owner`).length,
  Os = (e) => e.flatMap((e) => [e, ...Os(e.children)])
function ks({ details: e, mayCheck: t }) {
  let { check: n } = Ss(e, t),
    r = as({ details: e }),
    { online: i, serviceLostAt: a } = we()
  if (e && (!i || a !== null)) {
    let e = a === null ? ge.asLastSeen : ge.asOf({ time: Ue(a) })
    return (0, T.jsx)(Kt, { verdict: `unchecked`, label: e })
  }
  return (0, T.jsx)(Kt, { ...Es(e, n, r) })
}
var As = 18
function js(e, t) {
  let n = e.items.map(({ tokenInfo: e, balance: n, fiatConversion: r, fiatBalance: i }) => {
      let a = t?.byToken.get(e.address.toLowerCase()),
        o = a ?? n,
        s = Ps(r) ? null : r,
        c = s === null ? null : o === n ? i : Fs(o, e.decimals, s)
      return {
        token: e,
        balance: o,
        source: a === void 0 ? `service` : `chain`,
        serviceBalance: a === void 0 || a === n ? null : n,
        price: s,
        value: c,
      }
    }),
    r = n.reduce((e, { value: t }) => e + Is(t), 0n)
  return n
    .map((e) => ({ ...e, share: e.value === null || r === 0n ? null : Number((Is(e.value) * 1000n + r / 2n) / r) }))
    .toSorted((e, t) => {
      let [n, r] = [e.value === null ? -1n : Is(e.value), t.value === null ? -1n : Is(t.value)]
      return n < r ? 1 : n > r ? -1 : 0
    })
}
function Ms(e) {
  return Ls(e.reduce((e, { value: t }) => e + Is(t), 0n))
}
function Ns(e, t, n) {
  let r = t.trim().toLowerCase()
  return e
    .filter(({ token: e }) => !n.some((t) => x(t, e.address)))
    .filter(({ token: e }) => [e.name, e.symbol, e.address].some((e) => e.toLowerCase().includes(r)))
}
var Ps = (e) => !/[1-9]/.test(e)
function Fs(e, t, n) {
  return Ls((e * Is(n)) / 10n ** BigInt(t))
}
function Is(e) {
  if (e === null) return 0n
  let [t = `0`, n = ``] = e.split(`.`)
  return BigInt(t + n.slice(0, As).padEnd(As, `0`))
}
function Ls(e) {
  let t = e.toString().padStart(19, `0`)
  return `${t.slice(0, -18)}.${t.slice(-18)}`
}
var Rs = `0x70a08231`,
  zs = (e, t, n) =>
    Qe({
      queryKey: [...Ye.chainState({ chainId: e.chainId, safe: t }), `balances`, n.join()],
      queryFn: ({ signal: r }) => Bs(e, t, n, r),
      enabled: n.length > 0,
      meta: { persist: !1 },
    })
async function Bs(e, t, n, r) {
  let i = _e(await $e(e, `eth_blockNumber`, [], r)),
    a = `0x${i.toString(16)}`,
    o = ce(Rs, t),
    s = await Promise.all(
      n.map(async (n) =>
        x(n, `0x0000000000000000000000000000000000000000`)
          ? _e(await $e(e, `eth_getBalance`, [t, a], r))
          : ie(l(await $e(e, `eth_call`, [{ to: n, data: o }, a], r))),
      ),
    )
  return { block: i, byToken: new Map(n.map((e, t) => [e.toLowerCase(), s[t] ?? 0n])) }
}
function Vs() {
  let { key: e, chain: t, safe: n } = Q(),
    [r] = ns(),
    i = C($o(e, r)),
    a = fe(),
    o = i.data?.items.map(({ tokenInfo: e }) => e.address) ?? [],
    s = C({ ...zs(t, n, o), enabled: a && o.length > 0 })
  return {
    rows: (0, j.useMemo)(() => (i.data ? js(i.data, s.data) : void 0), [i.data, s.data]),
    currency: r,
    balances: i,
    onChain: s,
  }
}
var Hs = { more: `_more_1qud7_1` }
function Us({ hasMore: e, isLoading: t, hasFailed: n, onMore: r, what: i }) {
  let a = (0, j.useRef)(null)
  if (
    ((0, j.useEffect)(() => {
      let i = a.current
      if (!i || !e || t || n) return
      let o = new IntersectionObserver(
        ([e]) => {
          e?.isIntersecting && r()
        },
        { rootMargin: `400px` },
      )
      return (o.observe(i), () => o.disconnect())
    }, [e, t, n, r]),
    !e)
  )
    return null
  let o = Ws(i)
  return (0, T.jsxs)(`div`, {
    ref: a,
    className: Hs.more,
    children: [
      n && (0, T.jsx)(`span`, { role: `alert`, children: o.failed }),
      (0, T.jsx)(re, { size: `xs`, loading: t, onClick: r, children: n ? $.tryAgain : o.more }),
    ],
  })
}
function Ws(e) {
  switch (e) {
    case `transactions`:
      return { more: $.moreTransactions, failed: $.noMoreTransactions }
    case `messages`:
      return { more: $.moreMessages, failed: $.noMoreMessages }
    case `proposers`:
      return { more: $.moreProposers, failed: $.noMoreProposers }
  }
}
var Gs = { claim: `_claim_1fp81_1`, glyph: `_glyph_1fp81_5`, host: `_host_1fp81_19` }
function Ks({ app: { name: e, host: t, logo: n } }) {
  let r =
    n === null
      ? (0, T.jsx)(`span`, { className: Gs.glyph, 'aria-hidden': !0, children: qs(e) })
      : (0, T.jsx)(`img`, { className: Gs.glyph, src: n, alt: `` })
  return (0, T.jsxs)(`span`, {
    className: Gs.claim,
    title: fs.claim({ name: e, host: t }),
    children: [
      (0, T.jsx)(ct, {
        text: fs.via,
        slots: {
          app: (0, T.jsxs)(T.Fragment, { children: [r, ` `, e] }),
          host: (0, T.jsx)(`span`, { className: Gs.host, children: fs.hostClaim(t) }),
        },
      }),
      ` `,
      (0, T.jsx)(Rt, { source: `service` }),
    ],
  })
}
var qs = (e) => ([...e].find((e) => /[\p{L}\p{N}]/u.test(e)) ?? `?`).toUpperCase()
export {
  no as $,
  Hn as $t,
  Qo as A,
  Gt as An,
  wr as At,
  Fo as B,
  wt as Bn,
  z as Bt,
  is as C,
  Zt as Cn,
  Ir as Ct,
  $o as D,
  qt as Dn,
  jr as Dt,
  ns as E,
  Jt as En,
  Mr as Et,
  Vo as F,
  Ft as Fn,
  gr as Ft,
  _o as G,
  D as Gn,
  sr as Gt,
  wo as H,
  k as Hn,
  fr as Ht,
  Ro as I,
  Pt as In,
  dr as It,
  mo as J,
  _t as Jn,
  ir as Jt,
  vo as K,
  yt as Kn,
  cr as Kt,
  Bo as L,
  Nt as Ln,
  mr as Lt,
  Q as M,
  N as Mn,
  Sr as Mt,
  Ho as N,
  Vt as Nn,
  xr as Nt,
  qo as O,
  P as On,
  Dr as Ot,
  zo as P,
  Rt as Pn,
  H as Pt,
  ro as Q,
  Un as Qt,
  Lo as R,
  jt as Rn,
  V as Rt,
  as as S,
  Qt as Sn,
  zr as St,
  ts as T,
  Yt as Tn,
  Nr as Tt,
  So as U,
  O as Un,
  lr as Ut,
  Mo as V,
  A as Vn,
  pr as Vt,
  xo as W,
  bt as Wn,
  R as Wt,
  ao as X,
  gt as Xn,
  $n as Xt,
  po as Y,
  E as Yn,
  ar as Yt,
  uo as Z,
  Jn as Zt,
  ps as _,
  rn as _n,
  ci as _t,
  Ms as a,
  wn as an,
  Y as at,
  ls as b,
  en as bn,
  Ur as bt,
  Es as c,
  yn as cn,
  yi as ct,
  Ss as d,
  hn as dn,
  fi as dt,
  Kn as en,
  Ha as et,
  ys as f,
  pn as fn,
  ai as ft,
  ms as g,
  on as gn,
  ri as gt,
  hs as h,
  un as hn,
  ii as ht,
  Ns as i,
  jn as in,
  ga as it,
  Zo as j,
  Wt as jn,
  Cr as jt,
  Xo as k,
  Kt as kn,
  Er as kt,
  Ts as l,
  bn as ln,
  mi as lt,
  gs as m,
  dn as mn,
  oi as mt,
  Us as n,
  Gn as nn,
  Na as nt,
  ks as o,
  Cn as on,
  Ii as ot,
  vs as p,
  mn as pn,
  ui as pt,
  go as q,
  vt as qn,
  L as qt,
  Vs as r,
  An as rn,
  xa as rt,
  Ds as s,
  I as sn,
  Li as st,
  Ks as t,
  Wn as tn,
  Ba as tt,
  ws as u,
  gn as un,
  pi as ut,
  $ as v,
  nn as vn,
  $r as vt,
  rs as w,
  Xt as wn,
  Fr as wt,
  ss as x,
  $t as xn,
  Hr as xt,
  ds as y,
  tn as yn,
  qr as yt,
  Io as z,
  Dt as zn,
  B as zt,
}
//# sourceMappingURL=lists-DTBg-a7q.js.map
