const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-Ckonu3dl.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Kn as n,
  Ma as r,
  Nt as i,
  Ri as a,
  _t as o,
  ho as s,
  mt as c,
  ra as l,
  vt as u,
  wa as d,
  yi as f,
} from './index--te03lJq.js'
import { n as p } from './rest-aMSycVjv.js'
import { Ga as m } from './later-DLdlgyuL.js'
import { C as h, D as g, E as _, I as v, P as y, S as b } from './fields-KVqNPxJG.js'
import { s as x } from './rest-PoPCRb3P.js'
import { n as S } from './rest-CJU2q42-.js'
import { t as C } from './rest-B4NrIFGr.js'
import { t as w } from './rest-CrKYEE8F.js'
import { M as T } from './lists-DTBg-a7q.js'
import { a as E, i as D, n as O, r as k, s as A } from './setup-KxBdoqmO.js'
import { t as j } from './rest-Dud8ppZb.js'
var M = e(s(), 1),
  N = [
    { term: `no-end`, days: null },
    { term: `month`, days: 30 },
    { term: `quarter`, days: 90 },
    { term: `year`, days: 365 },
    { term: `own`, days: null },
  ],
  P = (e) => ({ 'no-end': D.noEnd, month: D.days30, quarter: D.days90, year: D.oneYear, own: D.untilDate })[e],
  F = { text: ``, address: null, label: ``, term: `no-end`, day: ``, isKept: !1 },
  I = 50,
  L = 864e5
function R(e, { safe: t, owners: n, known: r, signer: i, now: a }) {
  let { address: o } = e,
    s = V(e, a),
    c = {
      address: z(o, t, n),
      label: B(e.label.trim()),
      day: s === `unreadable` ? D.enterLastDay : s !== null && s <= a ? D.dayInPast : null,
    }
  return {
    problems: c,
    replaced:
      r.find(({ proposer: e, addedBy: t, isForAll: n }) => !n && o !== null && d(e, o) && i !== null && d(t, i)) ??
      null,
    endsAt: s === `unreadable` ? null : s,
    isReady: c.address === null && c.label === null && c.day === null,
  }
}
function z(e, t, n) {
  return e === null
    ? D.enterAddress
    : d(e, t)
      ? D.accountItself
      : e === `0x0000000000000000000000000000000000000000` || e === `0x0000000000000000000000000000000000000001`
        ? D.noKey
        : n.some((t) => d(t, e))
          ? D.isOwner
          : null
}
function B(e) {
  return e === `` ? D.enterLabel : e.length > I ? D.labelTooLong({ most: I }) : l(e) ? D.invisibleCharacters : null
}
function V({ term: e, day: t }, n) {
  let r = N.find((t) => t.term === e)?.days ?? null
  if (r !== null) return n + r * L
  if (e !== `own`) return null
  let i = Date.parse(`${t}T23:59:59Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(t) && !Number.isNaN(i) ? i : `unreadable`
}
var H = t()
function U({ address: e }) {
  let { chain: t } = T(),
    { data: r, isError: i } = f({
      queryKey: [`is-contract`, t.chainId, e],
      staleTime: 6e4,
      meta: { persist: !1 },
      queryFn: async () => {
        let [{ contractsAmong: r }, { publicClientFor: i }] = await Promise.all([
            n(
              () => import(`./rest-Ckonu3dl.js`).then((e) => e.o),
              __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
              import.meta.url,
            ),
            n(
              () => import(`./rest-DlatUGr7.js`).then((e) => e.n),
              __vite__mapDeps([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 16, 17, 18, 19]),
              import.meta.url,
            ),
          ]),
          a = i(t)
        return (await r(a, [e], await a.getBlockNumber())).length > 0
      },
    })
  return i
    ? (0, H.jsx)(b, { kind: `caution`, children: D.contractNotRead })
    : r === !0
      ? (0, H.jsx)(b, { kind: `caution`, children: D.isContract })
      : null
}
var W = ({ proposer: e, label: t, endsAt: n }) => ({
  text: e,
  address: e,
  label: t,
  term: n === null ? `no-end` : `own`,
  day: n === null || n === 0 ? `` : new Date(n).toISOString().slice(0, 10),
  isKept: !1,
})
function G({ owners: e, known: t, delegation: n, onClose: s }) {
  let { chain: l, chainId: d, safe: f } = T(),
    { address: h } = i(),
    v = u(),
    { form: y, update: C } = S({ store: k, over: O(n), start: () => (n ? W(n) : F), isDialog: !0 }),
    w = n ? { ...y, address: n.proposer } : y,
    [N, P] = (0, M.useState)(!1),
    { isBusy: I, error: L, run: z } = j(s),
    { problems: B, replaced: V, endsAt: G, isReady: Y } = R(w, { safe: f, owners: e, known: t, signer: h, now: a(!0) }),
    Z = (e) => C((t) => ({ ...t, ...e })),
    Q = w.address !== null && c(v, w.address, d) !== null
  return (0, H.jsx)(x, {
    opened: !0,
    onClose: s,
    title: n ? D.changeTitle : D.addProposer,
    children: (0, H.jsxs)(`form`, {
      className: A.form,
      onSubmit: (t) => {
        ;(t.preventDefault(), P(!0))
        let { address: r } = w
        if (!Y || r === null || I) return
        let i = w.label.trim(),
          a = n?.isForAll ?? !1
        z(
          async ({ addProposer: t }) => {
            ;(await t(l, f, e, { proposer: r, label: i, endsAt: G, isForAll: a }),
              w.isKept && !Q && o({ address: r, name: i, chainId: d }))
          },
          n ? D.wasChanged({ label: i }) : D.canNowPropose({ label: i }),
        )
      },
      noValidate: !0,
      children: [
        (0, H.jsx)(q, { form: w, delegation: n, change: Z, problem: N ? B.address : K(w, B.address) }),
        w.address !== null && n === null && B.address === null && (0, H.jsx)(U, { address: w.address }),
        V &&
          !n &&
          (0, H.jsx)(b, {
            kind: `caution`,
            children:
              V.endsAt === null
                ? D.alreadyAdded({ label: V.label })
                : D.alreadyAddedUntil({ label: V.label, day: E(V.endsAt) }),
          }),
        (0, H.jsx)(J, { form: w, change: Z, problem: N ? B.label : null }),
        (0, H.jsx)(X, { form: w, change: Z, problem: N || w.day !== `` ? B.day : null }),
        !Q &&
          (0, H.jsx)(p, {
            label: D.alsoStore,
            description: D.alsoStoreNote,
            checked: w.isKept,
            onChange: (e) => Z({ isKept: e.currentTarget.checked }),
          }),
        (0, H.jsx)(_, { title: D.publicTitle, children: D.publicNote }),
        L !== null && (0, H.jsx)(g, { verdict: `danger`, announce: !0, title: L }),
        (0, H.jsxs)(m, {
          justify: `flex-end`,
          children: [
            (0, H.jsx)(r, { variant: `subtle`, onClick: s, children: D.cancel }),
            (0, H.jsx)(r, {
              type: `submit`,
              variant: `filled`,
              loading: I,
              children: n ? D.signAndSave : D.signAndAdd,
            }),
          ],
        }),
      ],
    }),
  })
}
var K = ({ address: e }, t) => (e === null ? null : t)
function q({ form: e, problem: t, delegation: n, change: r }) {
  let { chain: i } = T()
  return n
    ? (0, H.jsxs)(`div`, {
        children: [
          (0, H.jsx)(`span`, { className: A.label, children: D.proposer }),
          (0, H.jsx)(w, {
            info: { value: n.proposer, name: n.label || null, logoUri: null },
            chainId: i.chainId,
            copyable: !0,
          }),
        ],
      })
    : (0, H.jsx)(C, {
        label: D.proposer,
        description: D.proposerNote,
        value: e.text,
        chain: i,
        onChange: (e) => r({ text: e }),
        onResolved: (e) => r({ address: e }),
        error: e.address !== null || e.text.trim() === `` ? t : void 0,
        isFinal: !0,
        autoFocus: !0,
      })
}
function J({ form: e, problem: t, change: n }) {
  let r = (0, M.useId)()
  return (0, H.jsxs)(`div`, {
    children: [
      (0, H.jsx)(y, {
        label: D.label,
        description: D.labelNote,
        descriptionProps: { id: `${r}-description` },
        value: e.label,
        autoComplete: `off`,
        error: t !== null,
        ...h(t !== null && r, `${r}-description`),
        onChange: (e) => n({ label: e.currentTarget.value }),
      }),
      t !== null && (0, H.jsx)(b, { kind: `error`, id: r, children: t }),
    ],
  })
}
var Y = (e) => N.some(({ term: t }) => t === e)
function X({ form: e, problem: t, change: n }) {
  let r = (0, M.useId)()
  return (0, H.jsxs)(`div`, {
    children: [
      (0, H.jsxs)(`div`, {
        className: e.term === `own` ? A.term : void 0,
        children: [
          (0, H.jsx)(v, {
            label: D.canProposeFor,
            value: e.term,
            data: N.map(({ term: e }) => ({ value: e, label: P(e) })),
            onChange: ({ currentTarget: { value: e } }) => Y(e) && n({ term: e }),
          }),
          e.term === `own` &&
            (0, H.jsx)(y, {
              type: `date`,
              label: D.lastDay,
              value: e.day,
              error: t !== null,
              ...h(t !== null && r),
              onChange: (e) => n({ day: e.currentTarget.value }),
            }),
        ],
      }),
      e.term === `own` && t !== null && (0, H.jsx)(b, { kind: `error`, id: r, children: t }),
    ],
  })
}
export { G as ProposerDialog }
//# sourceMappingURL=ProposerDialog-Bos4sCeJ.js.map
