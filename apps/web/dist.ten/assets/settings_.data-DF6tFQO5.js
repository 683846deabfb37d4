const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './sealedFile-BuZrM-ry.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './rest-Cj1rx-Z5.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './rest-CmDQyV1X.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Dr as t,
  Ea as n,
  Ga as r,
  Gr as i,
  In as a,
  Jr as o,
  Kn as s,
  Kt as c,
  Ma as l,
  O as u,
  Pr as d,
  Rr as f,
  Rt as p,
  Ta as ee,
  Tr as m,
  Ur as h,
  Ut as g,
  Xr as _,
  Yr as v,
  ba as y,
  br as b,
  dt as te,
  ga as ne,
  gr as re,
  ho as ie,
  ht as x,
  ir as ae,
  ji as oe,
  kr as se,
  ni as S,
  sa as ce,
  tn as le,
  ut as ue,
  vr as de,
  xa as fe,
  ya as C,
  z as w,
  zr as T,
} from './index--te03lJq.js'
import { S as E } from './fields-KVqNPxJG.js'
import { Cn as D, T as O, wn as pe } from './lists-DTBg-a7q.js'
import { n as k } from './rest-aMSycVjv.js'
import { a as me } from './rest-dlHfFz0A.js'
import { t as A } from './rest-BOxwSZXT.js'
import { o as he } from './rest-CnNodkWm.js'
import { t as j } from './rest-BZvi6xM_.js'
import { c as ge, n as _e, s as ve, t as M } from './rest-Do4JT0um.js'
import { n as N } from './rest-DeYC7m82.js'
import { a as P, c as F } from './rest-BykV6UJX.js'
var I = e(ie(), 1),
  L = {
    accounts: `Accounts`,
    contacts: `Contacts`,
    abis: `ABIs and descriptions`,
    apps: `Own apps`,
    pins: `Pinned and opened apps`,
    networks: `Own networks`,
    tokens: `Own tokens`,
    nodes: `Own nodes`,
    settings: `Settings`,
  },
  R = fe(`your-data`, {
    title: `Your data`,
    subtitle: `Everything that this browser keeps for you, as one file. It is not sent to a server.`,
    part: (e) => L[e],
    exportTitle: `Export`,
    exportNote: `Proposals and signatures are not in the file: they have files of their own on their pages.`,
    secrets: `Own networks and nodes, whose addresses may contain keys`,
    passphrase: `Passphrase (optional)`,
    passphraseNote: `With a passphrase the file is encrypted. Without it nothing can be read from it.`,
    save: `Save file`,
    empty: `This browser keeps nothing yet.`,
    entries: (e) => y(e, { one: `# entry`, other: `# entries` }),
    importTitle: `Import`,
    importNote: `A file exported here, or the export of Safe{Wallet} (version 1, 2 or 3). What is here already is never replaced.`,
    file: `File`,
    choose: `Choose a file`,
    filePassphrase: `Passphrase of the file`,
    open: `Open`,
    wrongPassphrase: `The passphrase does not open this file.`,
    preview: `What the file adds`,
    counts: ({ fresh: e, same: t, kept: n }) => `${C(e)} new, ${C(t)} already here, ${C(n)} kept as they are here`,
    fromSafe: `The file is an export of Safe{Wallet}.`,
    unread: (e) => `Not read from it: ${ne(e)}.`,
    nodesWarning: `A node from a file sees your addresses and answers the checks of this page. Add only nodes that you trust.`,
    refused: ({ part: e, number: t, reason: n }) => `${L[e]}, entry ${C(t)}: ${n}`,
    wrongEntry: ({ place: e, problem: t }) => (e === `` ? t : `at ${e}: ${t}`),
    unknownChain: ({ chainId: e }) => `this page has no network with the chain id ${e}.`,
    wrongChecksum: ({ address: e }) => `the checksum of ${e} is wrong.`,
    twice: `it is in the file twice.`,
    more: (e) => `and ${C(e)} more`,
    import: `Import`,
    importCount: (e) => y(e, { one: `Import # entry`, other: `Import # entries` }),
    nothingFresh: `Nothing in the file is new.`,
    imported: (e) => y(e, { one: `# entry was added`, other: `# entries were added` }),
    undo: `Undo`,
    tooLarge: ({ most: e }) => `The file is larger than the limit of ${C(e)} characters.`,
    notJson: `This is not a JSON file. Choose a file exported here or by Safe{Wallet}.`,
    otherFile: `This is neither a file exported here nor an export of Safe{Wallet} of version 1.0, 2.0 or 3.0.`,
    otherVersion: ({ version: e, known: t }) => `The file has version ${e}, but this page reads version ${t}.`,
    nothing: `The file contains nothing that this page keeps.`,
  }),
  ye = [`accounts`, `contacts`, `abis`, `apps`, `pins`, `networks`, `tokens`, `nodes`, `settings`]
function z({ id: e, mayHoldSecrets: t = !1, list: n, schema: r, keyOf: i, chainOf: a, addressOf: o }) {
  let s = (e) => JSON.stringify(S(r, e))
  return {
    id: e,
    mayHoldSecrets: t,
    count: () => n.get().length,
    print: () => n.get().map((e) => S(r, e)),
    read(t, c) {
      let l = new Map(n.get().map((e) => [i(e), s(e)])),
        u = new Map(),
        d = [],
        [f, p] = [0, 0]
      for (let [n, m] of t.entries()) {
        let t = r.safeParse(m),
          h = (t) => d.push(R.refused({ part: e, number: n + 1, reason: t }))
        if (!t.success) {
          let [e] = t.error.issues
          h(R.wrongEntry({ place: e?.path.join(`.`) ?? ``, problem: e?.message ?? `` }))
          continue
        }
        let [g, _, v] = [t.data, i(t.data), a(t.data)],
          y = o?.(g)
        y !== void 0 && !ee(y)
          ? h(R.wrongChecksum({ address: y }))
          : v !== null && !c.includes(v)
            ? h(R.unknownChain({ chainId: v }))
            : l.get(_) === s(g)
              ? f++
              : l.has(_)
                ? p++
                : u.has(_)
                  ? h(R.twice)
                  : u.set(_, g)
      }
      return {
        id: e,
        fresh: u.size,
        same: f,
        kept: p,
        refused: d,
        add: () => {
          let e = new Set(n.get().map(i)),
            t = [...u].filter(([t]) => !e.has(t))
          n.update((e) => [...e, ...t.map(([, e]) => e)])
          let r = new Set(t.map(([e]) => e))
          return () => n.update((e) => e.filter((e) => !r.has(i(e))))
        },
      }
    },
  }
}
var B = `countersign-data`,
  V = 1,
  H = 2e7,
  U = t(v()),
  be = T({ kind: d(B), version: f(), parts: h(i(), U) }),
  W = h(i(), h(i(), v())),
  xe = T({ version: m([`1.0`, `2.0`, `3.0`]), data: h(i(), v()) }),
  Se = (e) =>
    `${JSON.stringify({ kind: B, version: V, parts: Object.fromEntries(e.map((e) => [e.id, e.print()])) }, null, 2)}\n`
function Ce(e, t, n, r = Date.now()) {
  if (e.length > H) return { problem: R.tooLarge({ most: H }) }
  let i
  try {
    i = JSON.parse(e)
  } catch {
    return { problem: R.notJson }
  }
  let a = be.safeParse(i)
  if (a.success && a.data.version !== V) return { problem: R.otherVersion({ version: a.data.version, known: V }) }
  if (a.success) {
    let e = Object.keys(a.data.parts).filter((e) => !we(e))
    return G(`countersign`, a.data.parts, e, t, n)
  }
  let o = xe.safeParse(i)
  if (!o.success) return { problem: R.otherFile }
  let { version: s, data: c } = o.data
  if (s === `1.0`) return G(`safe`, Ae(c, r), [], t, n)
  let l = Object.keys(c).filter((e) => e !== `addressBook` && e !== `addedSafes`)
  return G(`safe`, De(c, r), l, t, n)
}
function G(e, t, n, r, i) {
  let a = [...i, ...(t.networks ?? []).flatMap(Ee)],
    o = r.flatMap((e) => {
      let n = t[e.id]
      return n && n.length > 0 ? [e.read(n, a)] : []
    })
  return o.length === 0 ? { problem: R.nothing } : { from: e, parts: o, unread: n }
}
var we = (e) => ye.some((t) => t === e),
  Te = T({ chainId: i() }),
  Ee = (e) => {
    let t = Te.safeParse(e)
    return t.success ? [t.data.chainId] : []
  }
function De({ addressBook: e, addedSafes: t }, n) {
  let r = W.safeParse(e),
    i = W.safeParse(t)
  return {
    contacts: r.success ? K(r.data, (e, t, n) => ({ address: t, name: n, chainId: e })) : [],
    accounts: i.success ? K(i.data, (e, t) => ({ chainId: e, safe: t, pinned: !0, addedAt: n })) : [],
  }
}
var K = (e, t) => Object.entries(e).flatMap(([e, n]) => Object.entries(n).map(([n, r]) => t(e, n, r))),
  Oe = {
    MAINNET: `1`,
    BSC: `56`,
    XDAI: `100`,
    POLYGON: `137`,
    ENERGY_WEB_CHAIN: `246`,
    ARBITRUM: `42161`,
    VOLTA: `73799`,
  },
  ke = /^_immortal\|v2_(.+)__SAFES$/
function Ae(e, t) {
  let r = U.safeParse(q(e.SAFE__addressBook)),
    a = Object.entries(e).flatMap(([e, r]) => {
      let [, a] = ke.exec(e) ?? [],
        o = h(i(), v()).safeParse(q(r))
      if (a === void 0 || !o.success) return []
      let s = Oe[a] ?? a
      return Object.keys(o.data)
        .filter(n)
        .map((e) => ({ chainId: s, safe: e, pinned: !0, addedAt: t }))
    })
  return { contacts: r.success ? r.data : [], accounts: a }
}
function q(e) {
  try {
    return typeof e == `string` ? JSON.parse(e) : null
  } catch {
    return null
  }
}
var je = T({ chainId: b, url: _({ protocol: /^https?$/ }) }),
  Me = T({ chainId: b, address: de }),
  J = T({ name: i(), value: o([i(), se()]) })
function Y(e, t, n) {
  let r = () => Object.entries(e.get()).flatMap(([e, n]) => n.map((n) => t(e, n)))
  return {
    get: r,
    update(t) {
      let i = {}
      for (let e of t(r())) i[e.chainId] = [...(i[e.chainId] ?? []), n(e)]
      e.set(i)
    },
  }
}
var X = {
    get() {
      let { singleKeys: e, chainPrefix: t, signOnChain: n } = w.get()
      return [
        ...(O.get() === `usd` ? [] : [{ name: `currency`, value: O.get() }]),
        ...(e ? [] : [{ name: `singleKeys`, value: !1 }]),
        ...(t ? [] : [{ name: `chainPrefix`, value: !1 }]),
        ...(n ? [{ name: `signOnChain`, value: !0 }] : []),
      ]
    },
    update(e) {
      let t = e(X.get()),
        n = (e) => t.find((t) => t.name === e)?.value,
        r = n(`currency`)
      ;(O.set(typeof r == `string` && /^[a-z]{3,5}$/.test(r) ? r : `usd`),
        w.set({
          singleKeys: n(`singleKeys`) !== !1,
          chainPrefix: n(`chainPrefix`) !== !1,
          signOnChain: n(`signOnChain`) === !0,
        }))
    },
  },
  Z = [
    z({ id: `networks`, mayHoldSecrets: !0, list: ae, schema: re, keyOf: ({ chainId: e }) => e, chainOf: () => null }),
    z({
      id: `accounts`,
      list: g,
      schema: p,
      keyOf: ({ chainId: e, safe: t }) => `${e} ${t.toLowerCase()}`,
      chainOf: ({ chainId: e }) => e,
      addressOf: ({ safe: e }) => e,
    }),
    z({
      id: `contacts`,
      list: te,
      schema: ue,
      keyOf: x,
      chainOf: ({ chainId: e }) => e,
      addressOf: ({ address: e }) => e,
    }),
    z({ id: `abis`, list: F, schema: P, keyOf: x, chainOf: ({ chainId: e }) => e }),
    z({
      id: `apps`,
      list: _e,
      schema: M,
      keyOf: ({ chainId: e, url: t }) => `${e} ${u(t)}`,
      chainOf: ({ chainId: e }) => e,
    }),
    z({ id: `pins`, list: ge, schema: ve, keyOf: ({ key: e }) => e, chainOf: () => null }),
    z({
      id: `tokens`,
      list: Y(
        N,
        (e, t) => ({ chainId: e, address: t }),
        ({ address: e }) => e,
      ),
      schema: Me,
      keyOf: x,
      chainOf: ({ chainId: e }) => e,
    }),
    z({
      id: `nodes`,
      mayHoldSecrets: !0,
      list: Y(
        a,
        (e, t) => ({ chainId: e, url: t }),
        ({ url: e }) => e,
      ),
      schema: je,
      keyOf: ({ chainId: e, url: t }) => `${e} ${t}`,
      chainOf: ({ chainId: e }) => e,
    }),
    z({ id: `settings`, list: X, schema: J, keyOf: ({ name: e }) => e, chainOf: () => null }),
  ],
  Q = r()
function Ne() {
  return (
    le(R.title),
    (0, Q.jsxs)(Q.Fragment, {
      children: [(0, Q.jsx)(pe, { title: R.title, subtitle: R.subtitle }), (0, Q.jsx)(Pe, {}), (0, Q.jsx)(Le, {})],
    })
  )
}
function Pe() {
  let [e, t] = (0, I.useState)(!1),
    [n, r] = (0, I.useState)(``),
    [i, a] = (0, I.useState)(!1),
    [o, s] = (0, I.useState)(null),
    c = Z.filter((e) => e.count() > 0),
    u = c.filter(({ mayHoldSecrets: t }) => e || !t),
    d = async () => {
      a(!0)
      let e = await Fe(Se(u), n).then(() => null, ce)
      ;(s(e), a(!1))
    }
  return (0, Q.jsxs)(`section`, {
    className: j.block,
    'aria-labelledby': `export-heading`,
    children: [
      (0, Q.jsx)(D, { id: `export-heading`, title: R.exportTitle }),
      (0, Q.jsx)(`div`, {
        className: `cs-panel ${j.data}`,
        children:
          c.length === 0
            ? (0, Q.jsx)(`p`, { children: R.empty })
            : (0, Q.jsxs)(Q.Fragment, {
                children: [
                  (0, Q.jsx)(Ie, { parts: u }),
                  c.some(({ mayHoldSecrets: e }) => e) &&
                    (0, Q.jsx)(k, { label: R.secrets, checked: e, onChange: ({ currentTarget: e }) => t(e.checked) }),
                  (0, Q.jsx)(A, {
                    label: R.passphrase,
                    description: R.passphraseNote,
                    autoComplete: `new-password`,
                    value: n,
                    onChange: ({ currentTarget: e }) => r(e.value),
                  }),
                  o !== null && (0, Q.jsx)(E, { kind: `error`, children: o }),
                  (0, Q.jsx)(`p`, { className: j.dataNote, children: R.exportNote }),
                  (0, Q.jsx)(l, {
                    variant: `filled`,
                    className: j.dataButton,
                    loading: i,
                    disabled: u.length === 0,
                    onClick: () => void d(),
                    children: R.save,
                  }),
                ],
              }),
      }),
    ],
  })
}
async function Fe(e, t) {
  let { sealFile: n } = await s(
      async () => {
        let { sealFile: e } = await import(`./sealedFile-BuZrM-ry.js`)
        return { sealFile: e }
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7]),
      import.meta.url,
    ),
    r = new Date().toISOString().slice(0, 10)
  he(`countersign-data-${r}.json`, t === `` ? e : await n(e, t))
}
var Ie = ({ parts: e }) =>
  (0, Q.jsx)(`dl`, {
    className: j.parts,
    children: e.map((e) =>
      (0, Q.jsxs)(
        `div`,
        {
          children: [
            (0, Q.jsx)(`dt`, { children: R.part(e.id) }),
            (0, Q.jsx)(`dd`, { children: R.entries(e.count()) }),
          ],
        },
        e.id,
      ),
    ),
  })
function Le() {
  let e = c().map(({ chainId: e }) => e),
    [t, n] = (0, I.useState)(null),
    [r, i] = (0, I.useState)(``),
    [a, o] = (0, I.useState)(!1),
    u = (t) => n(Ce(t, Z, e)),
    d = async (e) => {
      if ((n(null), o(!1), e === null)) return
      let t = await e.text(),
        { sealedBytesOf: r } = await s(
          async () => {
            let { sealedBytesOf: e } = await import(`./sealedFile-BuZrM-ry.js`)
            return { sealedBytesOf: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7]),
          import.meta.url,
        ),
        i = r(t)
      i === null ? u(t) : n({ sealed: i })
    },
    f = async (e) => {
      let { openFile: t } = await s(
          async () => {
            let { openFile: e } = await import(`./sealedFile-BuZrM-ry.js`)
            return { openFile: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7]),
          import.meta.url,
        ),
        n = await t(e, r).catch(() => null)
      ;(o(n === null), n !== null && u(n))
    }
  return (0, Q.jsxs)(`section`, {
    className: j.block,
    'aria-labelledby': `import-heading`,
    children: [
      (0, Q.jsx)(D, { id: `import-heading`, title: R.importTitle }),
      (0, Q.jsxs)(`div`, {
        className: `cs-panel ${j.data}`,
        children: [
          (0, Q.jsx)(me, {
            label: R.file,
            description: R.importNote,
            placeholder: R.choose,
            accept: `application/json,.json`,
            error: t !== null && `problem` in t,
            onChange: (e) => void d(e),
          }),
          t !== null && `problem` in t && (0, Q.jsx)(E, { kind: `error`, children: t.problem }),
          t !== null &&
            `sealed` in t &&
            (0, Q.jsxs)(`form`, {
              className: j.data,
              onSubmit: (e) => {
                ;(e.preventDefault(), f(t.sealed))
              },
              children: [
                (0, Q.jsx)(A, {
                  label: R.filePassphrase,
                  autoComplete: `off`,
                  value: r,
                  onChange: ({ currentTarget: e }) => i(e.value),
                  error: a,
                }),
                a && (0, Q.jsx)(E, { kind: `error`, children: R.wrongPassphrase }),
                (0, Q.jsx)(l, { type: `submit`, className: j.dataButton, children: R.open }),
              ],
            }),
          t !== null && `parts` in t && (0, Q.jsx)(Re, { preview: t, onDone: () => n(null) }),
        ],
      }),
    ],
  })
}
var $ = 20
function Re({ preview: e, onDone: t }) {
  let { from: n, parts: r, unread: i } = e,
    [a, o] = (0, I.useState)(new Set([`nodes`, `networks`])),
    s = r.filter(({ id: e, fresh: t }) => t > 0 && !a.has(e)),
    c = s.reduce((e, t) => e + t.fresh, 0),
    u = r.flatMap((e) => e.refused),
    d = () => {
      let e = s.map((e) => e.add())
      ;(oe.show({
        kind: `info`,
        title: R.imported(c),
        action: { label: R.undo, onClick: () => e.toReversed().forEach((e) => e()) },
      }),
        t())
    },
    f = (e, t) =>
      o((n) => {
        let r = new Set(n)
        return (t ? r.delete(e) : r.add(e), r)
      })
  return (0, Q.jsxs)(`fieldset`, {
    className: j.preview,
    children: [
      (0, Q.jsx)(`legend`, { children: R.preview }),
      n === `safe` && (0, Q.jsx)(`p`, { children: R.fromSafe }),
      r.map((e) => (0, Q.jsx)(ze, { part: e, isChosen: !a.has(e.id), onChange: (t) => f(e.id, t) }, e.id)),
      r.some(({ id: e, fresh: t }) => (e === `nodes` || e === `networks`) && t > 0) &&
        (0, Q.jsx)(E, { kind: `caution`, children: R.nodesWarning }),
      i.length > 0 && (0, Q.jsx)(`p`, { className: j.dataNote, children: R.unread(i) }),
      u.slice(0, $).map((e) => (0, Q.jsx)(E, { kind: `error`, children: e }, e)),
      u.length > $ && (0, Q.jsx)(`p`, { children: R.more(u.length - $) }),
      c === 0 && (0, Q.jsx)(`p`, { children: R.nothingFresh }),
      (0, Q.jsx)(l, {
        variant: `filled`,
        className: j.dataButton,
        disabled: c === 0,
        onClick: d,
        children: c === 0 ? R.import : R.importCount(c),
      }),
    ],
  })
}
var ze = ({ part: e, isChosen: t, onChange: n }) =>
    (0, Q.jsx)(k, {
      label: R.part(e.id),
      description: R.counts(e),
      disabled: e.fresh === 0,
      checked: e.fresh > 0 && t,
      onChange: ({ currentTarget: e }) => n(e.checked),
    }),
  Be = Ne
export { Be as component }
//# sourceMappingURL=settings_.data-DF6tFQO5.js.map
