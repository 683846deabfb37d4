import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { n as t } from './rest-aMSycVjv.js'
import { C as n, M as r, P as i, S as a } from './fields-KVqNPxJG.js'
import {
  Dr as o,
  Ga as s,
  Gr as c,
  Hi as l,
  Tr as u,
  Ui as d,
  Wt as f,
  at as p,
  br as m,
  ct as h,
  ho as g,
  it as _,
  ma as v,
  ot as y,
  st as b,
  tr as x,
  vr as S,
  vt as C,
  wa as w,
  xa as T,
  ya as E,
  yi as D,
  yt as O,
  zi as k,
  zr as A,
} from './index--te03lJq.js'
import { Fn as j } from './lists-DTBg-a7q.js'
import { r as M, t as N } from './rest-B1z90-BO.js'
import { n as P } from './rest-DBWxYTpm.js'
var F = e(g(), 1),
  I = s(),
  L = `countersign.typed-names`,
  R = o(A({ chainId: m, name: c(), address: S, namedBy: u([`bundle`, `service`]) })),
  z = []
function B() {
  try {
    let e = R.safeParse(JSON.parse(sessionStorage.getItem(L) ?? `null`))
    return e.success ? e.data : z
  } catch {
    return z
  }
}
var V = (e, t) => e.chainId === t.chainId && e.name === t.name && e.address === t.address,
  H = {
    note(e) {
      z = [...B().filter((t) => !V(t, e)), e].slice(-100)
      try {
        sessionStorage.setItem(L, JSON.stringify(z))
      } catch {}
    },
    in(e, t) {
      let n = t.join(` `).toLowerCase()
      return B().filter((t) => t.chainId === e && n.includes(t.address.slice(2).toLowerCase()))
    },
  },
  U = { field: `_field_plp6w_1`, list: `_list_plp6w_5`, quiet: `_quiet_plp6w_29` },
  W = T(`address-field`, {
    placeholder: `Name, ENS name or 0x address`,
    suggestionsFor: ({ field: e }) => `Known addresses for ${e}`,
    looking: `Looking up the name…`,
    published: ({ name: e }) => `${e}, a contract by its published address: <address/>`,
    named: ({ name: e }) => `${e}: <address/>`,
    namedByService: ({ name: e }) =>
      `${e}: <address/>. This name comes from a registry that only the service names. Compare the address with the one that the recipient gave you.`,
    lookalike: ({ name: e }) => `Looks like ${e}, but is another address. Compare the underlined groups.`,
    useSaved: ({ name: e }) => `Use the saved ${e}`,
    severalContacts: ({ name: e, count: t }) =>
      `${E(t)} contacts are named ${e}. Choose one of the list, or enter the address.`,
    lookupFailed: ({ name: e, reason: t }) => `${e} could not be looked up: ${t}`,
    noAddressOfName: ({ name: e, chain: t }) => `The name ${e} has no address on ${t}. Enter the address.`,
    compared: `I compared the whole address with the one that its owner gave me.`,
  })
function ee(e) {
  let { input: t, chain: n, objection: r, known: i, isNamedBeside: o = !1, refusesLookalike: s = !1, onChoose: c } = e,
    { nameOf: u } = _(),
    d = t.state === `resolved` ? N(t.address, i) : null,
    f =
      d &&
      t.state === `resolved` &&
      (0, I.jsxs)(I.Fragment, {
        children: [
          (0, I.jsx)(a, { kind: s ? `error` : `caution`, children: W.lookalike({ name: d.name }) }),
          (0, I.jsx)(M, { saved: d.address, typed: t.address }),
          (0, I.jsx)(`button`, {
            type: `button`,
            className: `cs-link`,
            onClick: () => c(d),
            children: W.useSaved({ name: d.name }),
          }),
        ],
      })
  if (r) return (0, I.jsxs)(I.Fragment, { children: [(0, I.jsx)(a, { kind: `error`, children: r }), f] })
  if (t.state === `looking`) return (0, I.jsx)(`p`, { className: U.quiet, children: W.looking })
  if (t.state !== `resolved`) return null
  let p = u(t.address, n.chainId),
    m = t.ens?.namedBy === `service`
  return (0, I.jsxs)(I.Fragment, {
    children: [
      p?.source === `published` &&
        (0, I.jsx)(`p`, {
          className: U.quiet,
          children: (0, I.jsx)(k, {
            text: W.published({ name: p.name }),
            slots: { address: (0, I.jsx)(l, { value: t.address }) },
          }),
        }),
      !(o && t.ens === null && !t.isContact) && (0, I.jsx)(G, { input: t, named: p }),
      t.ens !== null &&
        m &&
        (0, I.jsx)(a, {
          kind: `caution`,
          children: (0, I.jsx)(k, {
            text: W.namedByService({ name: t.ens.name }),
            slots: { address: (0, I.jsx)(j, { value: t.address }) },
          }),
        }),
      f,
    ],
  })
}
function G({ input: { address: e, ens: t, isContact: n }, named: r }) {
  let i = r?.name ?? (t === null || t.namedBy === `service` ? null : t.name)
  return i === null || r?.source === `published`
    ? null
    : (0, I.jsx)(a, {
        kind: `ok`,
        children: (0, I.jsx)(k, {
          text: W.named({ name: i }),
          slots: { address: n ? (0, I.jsx)(j, { value: e }) : (0, I.jsx)(l, { value: e }) },
        }),
      })
}
var K = 6
function q({ text: e, chainId: t, entries: n, others: r, most: i = K }) {
  let a = e.trim().toLowerCase(),
    o = [
      ...n
        .filter((e) => e.chainId === null || e.chainId === t)
        .map(({ address: e, name: t }) => ({ address: e, name: t, source: `you` })),
      ...r,
    ]
  return o
    .filter(({ address: e }, t) => o.findIndex((t) => w(t.address, e)) === t)
    .filter(({ address: e, name: t }) => t.toLowerCase().includes(a) || e.toLowerCase().includes(a))
    .slice(0, i)
}
function J({ id: e, label: t, suggestions: n, active: i, onChoose: a }) {
  return (0, I.jsx)(`ul`, {
    className: U.list,
    id: `${e}-list`,
    role: `listbox`,
    'aria-label': W.suggestionsFor({ field: t }),
    children: n.map((t, n) =>
      (0, I.jsx)(
        `li`,
        {
          id: `${e}-${n}`,
          role: `option`,
          'aria-selected': n === i,
          onMouseDown: (e) => {
            ;(e.preventDefault(), a(t))
          },
          children: (0, I.jsx)(r, { address: t.address, name: t.name, provenance: t.source, size: 24 }),
        },
        t.address,
      ),
    ),
  })
}
function Y(e, t, n) {
  let r = X(e)
  return r === ``
    ? []
    : n
        .filter((e) => (e.chainId === null || e.chainId === t) && X(e.name) === r)
        .map(({ address: e }) => e)
        .filter((e, t, n) => n.findIndex((t) => w(t, e)) === t)
}
var X = (e) => e.trim().replaceAll(/\s+/g, ` `).normalize(`NFC`).toLowerCase()
function Z(e, t) {
  let n = e.trim(),
    r = C(),
    i = p(t)?.namedBy ?? null,
    a = (0, F.useMemo)(() => (Q(n) && i !== null ? h(n) : null), [n, i]),
    o = a?.ok ? a.name : ``,
    s = D({
      queryKey: x.ens(t.chainId, o),
      queryFn: () => b(t, o),
      enabled: o !== ``,
      meta: { persist: !1 },
      staleTime: 6e4,
    }),
    c = s.data ?? null
  return (
    (0, F.useEffect)(() => {
      o !== `` && c !== null && i !== null && H.note({ chainId: t.chainId, name: o, address: c, namedBy: i })
    }, [t.chainId, o, c, i]),
    (0, F.useMemo)(() => {
      if (n === ``) return { state: `empty` }
      if (a && !a.ok) return { state: `refused`, reason: a.reason }
      if (a?.ok && i !== null)
        return s.isPending
          ? { state: `looking` }
          : s.isError
            ? { state: `refused`, reason: W.lookupFailed({ name: a.name, reason: s.error.message }) }
            : c === null
              ? { state: `refused`, reason: W.noAddressOfName({ name: a.name, chain: t.chainName }) }
              : { state: `resolved`, address: c, ens: { name: a.name, namedBy: i } }
      let e = v(n, { shortName: t.shortName }),
        [o, ...l] = e.ok ? [] : Y(n, t.chainId, r)
      return o === void 0
        ? !e.ok && /^[^\s:/]+\.[^\s:/]+$/.test(n) && !n.startsWith(`0x`)
          ? { state: `refused`, reason: y(t, n) }
          : e.ok
            ? { state: `resolved`, address: e.address, ens: null }
            : { state: `refused`, reason: e.reason }
        : l.length === 0
          ? { state: `resolved`, address: o, ens: null, isContact: !0 }
          : { state: `refused`, reason: W.severalContacts({ name: n, count: l.length + 1 }) }
    }, [n, a, s.isPending, s.isError, s.error, c, i, t, r])
  )
}
var Q = (e) => e.includes(`.`) && !e.startsWith(`0x`) && !e.includes(`:`)
function te(e, t) {
  ;(0, F.useEffect)(() => {
    t(e)
  }, [e])
}
function ne(e, t, n) {
  let [r, i] = (0, F.useState)(null),
    a = e.state === `resolved` ? e.address : null,
    o = t && e.state === `resolved` && e.ens?.namedBy === `service`,
    s = a !== null && r === a
  return (te(o && !s ? null : a, n), { mustCompare: o, isCompared: s, confirm: (e) => i(e ? a : null) })
}
function $(e) {
  let t = O()?.demo,
    n = f(),
    r = C(),
    { nameOf: i } = _()
  return (0, F.useMemo)(() => {
    let r = t?.chainIds.includes(e) ?? !1,
      a = n
        .filter((t) => t.chainId === e)
        .flatMap(({ safe: t }) => {
          let n = i(t, e)
          return n?.source === `you` || n?.source === `service` ? { address: t, name: n.name, source: n.source } : []
        }),
      o = (t?.accounts ?? [])
        .filter((t) => t.chainId === e)
        .map(({ address: e, name: t }) => ({ address: e, name: t, source: `service` })),
      s = r
        ? [...(t?.owners ?? []), ...(t?.contacts ?? [])].map(({ address: e, name: t }) => ({
            address: e,
            name: t,
            source: `service`,
          }))
        : []
    return [...a, ...o, ...s]
  }, [t, n, e, i, r])
}
function re(e, t, n) {
  let [r, i] = (0, F.useState)(-1),
    [a, o] = (0, F.useState)(!1),
    s = t && !a && e.length > 0
  function c(t) {
    if (!s) return
    let a = t.key === `ArrowDown` ? 1 : t.key === `ArrowUp` ? -1 : 0,
      c = e[r]
    a === 0
      ? t.key === `Enter` && c
        ? (t.preventDefault(), n(c))
        : t.key === `Escape` && (t.stopPropagation(), o(!0))
      : (t.preventDefault(), i(r < 0 && a < 0 ? e.length - 1 : (r + a + e.length) % e.length))
  }
  return {
    isOpen: s,
    active: r,
    onKeyDown: c,
    reset() {
      ;(i(-1), o(!1))
    },
  }
}
function ie(e) {
  let {
      label: r,
      value: a,
      onChange: o,
      onResolved: s,
      chain: c,
      error: l,
      notes: u,
      autoFocus: f = !1,
      description: p,
      isNamedBeside: m = !1,
      refusesLookalike: h = !1,
      isFinal: g = !1,
    } = e,
    _ = C(),
    v = $(c.chainId),
    y = Z(a, c),
    { mustCompare: b, isCompared: x, confirm: S } = ne(y, g, s),
    [w, T] = (0, F.useState)(!1),
    E = P(() => T(!1)),
    [D, O] = (0, F.useState)(!1),
    k = (0, F.useId)(),
    A = q({ text: a, chainId: c.chainId, entries: _, others: v }),
    j = /0x[0-9a-fA-F]{40}$/.test(a.trim()),
    M = re(A, D && !j && y.state !== `resolved`, L),
    N = l ?? (y.state === `refused` && (j || !w) ? y.reason : null)
  function L({ address: e }) {
    ;(o(e), M.reset())
  }
  return (0, I.jsxs)(`div`, {
    className: U.field,
    children: [
      (0, I.jsx)(i, {
        label: r,
        description: p,
        descriptionProps: { id: `${k}-description` },
        value: a,
        placeholder: W.placeholder,
        onChange: (e) => {
          ;(M.reset(), O(!0), o(e.currentTarget.value))
        },
        onFocus: () => {
          ;(T(!0), E.onFocus())
        },
        onBlur: () => {
          ;(O(!1), E.onBlur())
        },
        onPointerDown: () => O(!0),
        onKeyUp: ({ key: e }) => {
          ;(e === `Tab` || e === `ArrowDown`) && O(!0)
        },
        onKeyDown: M.onKeyDown,
        error: !!N || h,
        ...n(`${k}-notes`, !!p && `${k}-description`),
        role: `combobox`,
        'aria-expanded': M.isOpen,
        'aria-controls': `${k}-list`,
        'aria-autocomplete': `list`,
        'aria-activedescendant': M.isOpen && M.active >= 0 ? `${k}-${M.active}` : void 0,
        'data-autofocus': f || void 0,
        autoFocus: f,
        autoComplete: `off`,
        spellCheck: !1,
        leftSection: y.state === `resolved` && (0, I.jsx)(d, { address: y.address, shape: `person`, size: 20 }),
      }),
      M.isOpen && (0, I.jsx)(J, { id: k, suggestions: A, active: M.active, label: r, onChoose: L }),
      (0, I.jsxs)(`div`, {
        id: `${k}-notes`,
        children: [
          (0, I.jsx)(ee, {
            input: y,
            chain: c,
            objection: N,
            known: [..._, ...v],
            isNamedBeside: m,
            refusesLookalike: h,
            onChoose: L,
          }),
          b && (0, I.jsx)(t, { mt: `xs`, label: W.compared, checked: x, onChange: (e) => S(e.currentTarget.checked) }),
          u,
        ],
      }),
    ],
  })
}
export { H as i, $ as n, q as r, ie as t }
//# sourceMappingURL=rest-B4NrIFGr.js.map
