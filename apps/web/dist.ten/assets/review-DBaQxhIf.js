const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './replanRemoval-ByQNaot7.js',
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './rest-BaAjqOzi.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './replanOwners-BGyU00rt.js',
      './rest-DDdzm_og.js',
      './rest-DmqAjkAU.js',
      './rest-B4NrIFGr.js',
      './rest-aMSycVjv.js',
      './rest-B1z90-BO.js',
      './rest-DBWxYTpm.js',
      './rest-Bh2TG8ha.css',
      './rest-Dq0ts-k8.js',
      './rest-Cmmjidi6.js',
      './rest-D779xla8.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Bn as t, Cn as n, D as r, E as i, M as a, S as o, X as s, et as c, rn as l, w as u } from './lists-DTBg-a7q.js'
import {
  Fi as d,
  Ga as f,
  Hi as p,
  Kn as m,
  Ma as h,
  Nt as g,
  Y as ee,
  ci as _,
  ga as v,
  h as y,
  ho as b,
  it as x,
  sa as S,
  tn as te,
  ui as C,
  wa as w,
  xa as T,
  xt as E,
  yi as D,
  zi as O,
} from './index--te03lJq.js'
import { n as ne, t as re } from './rest-B9IDoHRI.js'
import { C as ie, S as ae, T as oe, g as k, w as se } from './rest-BxFLBE0x.js'
import { t as ce } from './rest-CxDxUG-B.js'
import { xt as A, z as j } from './later-DLdlgyuL.js'
import { t as M } from './rest-BUBkRqV3.js'
import { t as N } from './rest-BmbEM6oO.js'
import {
  c as P,
  d as F,
  f as I,
  h as L,
  i as R,
  l as z,
  n as B,
  o as V,
  r as H,
  s as U,
  t as W,
  u as G,
  v as le,
  x as ue,
  y as de,
} from './rest-D8EjkF0k.js'
import { i as fe } from './rest-BT_Dwl6x.js'
import { D as K, S as pe } from './fields-KVqNPxJG.js'
import { n as me, r as he, t as ge } from './rest-CWxd1sTc.js'
import { n as _e } from './rest-BXpYPL_p.js'
import { n as q, t as ve } from './rest-C3a9xsnL.js'
import { l as ye, t as be } from './rest-7i4qq2SQ.js'
import { n as J } from './rest-BLweipgx.js'
var Y = e(b(), 1),
  xe = { edit: `_edit_mwew9_1` },
  X = f()
function Se({ current: e, onApply: t }) {
  let { chain: r } = a(),
    { review: i, actions: o } = q(),
    [s, c] = (0, Y.useState)(e.toString())
  if (!E(r, `SAFE_TX_GAS_OPTIONAL`)) return null
  let l = he(s),
    u = l.ok ? (l.gas ?? 0n) : null,
    d = o.busy !== null
  return (0, X.jsxs)(`section`, {
    className: _e.section,
    'aria-label': G.gas,
    children: [
      (0, X.jsx)(n, { title: G.gas, action: e > 0n ? G.gasSet : G.gasNotSet }),
      (0, X.jsxs)(`form`, {
        className: xe.edit,
        noValidate: !0,
        onSubmit: (n) => {
          ;(n.preventDefault(), u !== null && u !== e && !d && t(u))
        },
        children: [
          (0, X.jsx)(me, {
            id: `review-gas`,
            value: s,
            version: i?.reviewed.version ?? null,
            isDisabled: d,
            noteId: u === e ? void 0 : `review-gas-applied`,
            onChange: c,
          }),
          (0, X.jsx)(h, { type: `submit`, disabled: u === null || u === e || d, children: G.apply }),
        ],
      }),
      u !== e && (0, X.jsx)(pe, { kind: `caution`, id: `review-gas-applied`, children: G.notApplied({ gas: e }) }),
    ],
  })
}
var Z = T(`modules-changed`, {
  title: `The modules changed since you made this draft`,
  computed: `The calls were computed again for the current modules, so the bytes differ from before. Read them again.`,
  notComputed: ({ reason: e }) => `The calls could not be computed again: ${e}`,
})
function Ce({ draft: e, onReplanned: t }) {
  let { chain: n } = a(),
    { review: r } = q(),
    [i, o] = (0, Y.useState)(null),
    s = (0, Y.useEffectEvent)(t),
    c = r?.state
  return (
    (0, Y.useEffect)(() => {
      if (c === void 0) return
      let t = !1
      return (
        m(
          async () => {
            let { replanRemoval: e } = await import(`./replanRemoval-ByQNaot7.js`)
            return { replanRemoval: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
          import.meta.url,
        )
          .then(({ replanRemoval: t }) => t(e, n, c))
          .then((e) => {
            t || e === null || (o({ problem: null }), s(e))
          })
          .catch((e) => {
            t || o({ problem: S(e) })
          }),
        () => {
          t = !0
        }
      )
    }, [e, n, c]),
    i === null
      ? null
      : (0, X.jsx)(K, {
          verdict: `caution`,
          title: Z.title,
          announce: !0,
          children: i.problem === null ? Z.computed : Z.notComputed({ reason: i.problem }),
        })
  )
}
function we(e, t) {
  let { chain: n } = a(),
    { review: r } = q(),
    [i, o] = (0, Y.useState)(null),
    s = (0, Y.useEffectEvent)(t),
    c = r?.state
  return (
    (0, Y.useEffect)(() => {
      if (e.owners === void 0 || c === void 0) return
      let t = !1
      return (
        m(
          async () => {
            let { replanOwners: e } = await import(`./replanOwners-BGyU00rt.js`)
            return { replanOwners: e }
          },
          __vite__mapDeps([17, 18, 2, 7, 8, 1, 3, 4, 5, 9, 10, 19, 20, 21, 22, 23, 24, 6, 11, 12, 13, 14, 15, 16]),
          import.meta.url,
        )
          .then(({ replanOwners: t }) => t(e, n, c))
          .then((e) => {
            t || (o(null), e !== null && s(e))
          })
          .catch((e) => {
            t || o(S(e))
          }),
        () => {
          t = !0
        }
      )
    }, [e, n, c]),
    i
  )
}
function Te({ draft: e, onReplanned: t }) {
  let { account: n } = a(),
    { review: r } = q(),
    i = we(e, t),
    o = e.owners && r ? ye(e.owners.from, r.state) : null
  if (!e.owners || o === null) return null
  let { target: s } = e.owners,
    c = o.came.filter((e) => !s.owners.some((t) => w(t, e))),
    { threshold: l } = o
  return (0, X.jsxs)(K, {
    verdict: `caution`,
    title: U.changed,
    announce: !0,
    action: (0, X.jsx)(_, {
      to: `/safes/$safe/setup/owners`,
      params: { safe: n },
      className: `cs-link`,
      children: U.chooseAgain,
    }),
    children: [
      o.came.length > 0 &&
        (0, X.jsx)(`p`, {
          children: (0, X.jsx)(O, {
            text: U.came(o.came.length),
            slots: { people: (0, X.jsx)(Q, { owners: o.came }) },
          }),
        }),
      o.left.length > 0 &&
        (0, X.jsx)(`p`, {
          children: (0, X.jsx)(O, {
            text: U.left(o.left.length),
            slots: { people: (0, X.jsx)(Q, { owners: o.left }) },
          }),
        }),
      l && (0, X.jsx)(`p`, { children: U.thresholdWent(l) }),
      (0, X.jsx)(`p`, { children: i === null ? U.computed : U.notComputed({ reason: i }) }),
      c.length > 0 &&
        (0, X.jsx)(`p`, {
          children: (0, X.jsx)(O, { text: U.wouldRemove(c.length), slots: { people: (0, X.jsx)(Q, { owners: c }) } }),
        }),
    ],
  })
}
function Q({ owners: e }) {
  let { chainId: n } = a(),
    { nameOf: r } = x(),
    i = Object.fromEntries(
      e.map((e) => [e, (0, X.jsxs)(Y.Fragment, { children: [r(e, n)?.name, ` `, (0, X.jsx)(p, { value: e })] }, e)]),
    )
  return t(v(e.map((e) => `{${e}}`)), i, (e) => e)
}
var Ee = { side: `_side_15kym_1` }
function De({ draftId: e, share: t, onProposed: n }) {
  let { key: r, account: i } = a(),
    o = M(),
    [s, c] = (0, Y.useState)(() => A.read(e) ?? j(e))
  return !s || s.chainId !== r.chainId || !w(s.safe, r.safe)
    ? (0, X.jsx)(d, {
        level: 1,
        sentence: J.noDraft,
        detail: J.noDraftDetail,
        action: (0, X.jsx)(_, {
          to: `/safes/$safe/queue`,
          params: { safe: i },
          className: `cs-link`,
          children: J.openQueue,
        }),
      })
    : (0, X.jsx)(ve, {
        asked: null,
        transaction: s.transaction,
        details: null,
        draft: { id: e, draft: s },
        onProposed: (e) => n(s, e),
        onStored: (t) => {
          ;(A.remove(e), o({ to: `/safes/$safe/transactions/$id`, params: { safe: i, id: t } }))
        },
        children: (0, X.jsx)($, {
          draft: s,
          onDraft: (t) => {
            ;(A.update(e, t), c(t))
          },
          ...(t ? { share: t } : {}),
        }),
      })
}
function $({ draft: e, onDraft: t, share: n }) {
  let { key: l } = a(),
    [d] = i(),
    { data: f } = D(r(l, d)),
    { review: p } = q(),
    m = u(!0, p?.targets),
    h = p?.state.threshold,
    g = o({ balances: f, decode: m, isCoinTold: le(), threshold: h, units: p?.unitOf }),
    { transaction: _, note: v, app: y } = e,
    b = ee(),
    x = ce({ call: _, tense: `will`, nonce: _.nonce }, g),
    S = c(_, g, null),
    C = P(p, l.safe)
  te(J.title, g.accountName)
  let w = y && ((URL.canParse(y.url) && new URL(y.url).host) || y.name)
  return (0, X.jsx)(se, {
    head: (0, X.jsx)(ae, {
      kind: J.draftOf({ kind: ue(S) }),
      number: fe.transaction({ nonce: `${_.nonce}` }),
      place: de(_.nonce, p?.state.nonce ?? null),
      note: v,
      badge: (0, X.jsx)(B, {}),
      parts: x.parts,
      recipients: ie(l.safe, s(S.nodes), C),
    }),
    effects: (0, X.jsxs)(X.Fragment, {
      children: [
        e.owners && (0, X.jsx)(Te, { draft: e, onReplanned: t }),
        e.removedModules && (0, X.jsx)(Ce, { draft: e, onReplanned: t }),
        (0, X.jsx)(V, {}),
        (0, X.jsx)(I, {
          transaction: _,
          context: g,
          statement: x,
          exceptions: [
            ...(v === `` ? [] : [{ text: k.noteFromYou, source: `you` }]),
            ...(w ? [{ text: k.askedByApp({ app: w }), source: `service` }] : []),
          ],
        }),
        e.message !== void 0 && (0, X.jsx)(N, { content: e.message, context: g, chainName: b }),
        (0, X.jsx)(F, {}),
        (0, X.jsx)(z, {}),
      ],
    }),
    side: (0, X.jsxs)(X.Fragment, {
      children: [(0, X.jsx)(`div`, { className: Ee.side, children: (0, X.jsx)(H, {}) }), (0, X.jsx)(Oe, {})],
    }),
    details: (0, X.jsxs)(X.Fragment, {
      children: [
        (0, X.jsx)(L, { transaction: _, context: g, tree: S, share: p && n?.(p) }),
        e.source === `app` &&
          (0, X.jsx)(
            Se,
            { current: _.safeTxGas, onApply: (n) => t({ ...e, transaction: { ..._, safeTxGas: n } }) },
            _.safeTxGas.toString(),
          ),
      ],
    }),
    bar: (0, X.jsx)(R, {}),
  })
}
function Oe() {
  let { chainId: e } = a(),
    { nameOf: t } = x(),
    r = g(),
    { review: i } = q()
  if (!i) return null
  let { owners: o, threshold: s } = i.state,
    c = o.map((n) => ({
      address: n,
      name: t(n, e)?.name,
      state: r.address !== null && w(n, r.address) ? `you` : `missing`,
    }))
  return (0, X.jsxs)(`section`, {
    children: [
      (0, X.jsx)(n, { title: J.signers, action: J.mustSign({ threshold: s, owners: o.length }) }),
      (0, X.jsx)(oe, { entries: c }),
    ],
  })
}
function ke({ reviewed: e, state: t, note: n }) {
  let { chain: r } = a(),
    { safe: i, version: o, transaction: s } = e
  return (0, X.jsx)(W, {
    source: { chain: r, safe: i, version: o, transaction: s, signatures: [], state: t, details: null, note: n },
  })
}
var Ae = 2e3
function je() {
  let { draft: e } = y.useSearch(),
    { key: t, account: n } = a(),
    r = C(),
    i = A.read(e ?? ``)
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(re, {
        request: i?.request,
        app: i?.app,
        what: `transaction`,
        onDrop: () => {
          ;(A.remove(e ?? ``), r({ to: `/safes/$safe/queue`, params: { safe: n } }))
        },
      }),
      (0, X.jsx)(
        De,
        {
          draftId: e ?? ``,
          share: ({ reviewed: t, state: n, newOwners: r }) =>
            (0, X.jsx)(ke, {
              reviewed: t,
              state: n,
              note: Me(
                e,
                r.flatMap(({ proof: e }) => e ?? []),
              ),
            }),
          onProposed: async ({ source: e, request: n, owners: r }, i) => {
            ;(n !== void 0 && (await Pe(n, i)),
              (e === `transfer` || e === `call`) && ge.clear(t),
              e === `builder` && ne.clear(t),
              e === `recovery` && (await Ne(t)),
              r !== void 0 && be.clear(t))
          },
        },
        e ?? ``,
      ),
    ],
  })
}
var Me = (e, t) => l(A.read(e ?? ``)?.note ?? ``, t, (e) => e.length <= Ae).note
async function Ne(e) {
  let { recoveryForms: t } = await m(
    async () => {
      let { recoveryForms: e } = await import(`./rest-Dq0ts-k8.js`).then((e) => e.n)
      return { recoveryForms: e }
    },
    __vite__mapDeps([25, 2, 7, 8, 1, 3, 4, 5, 9, 10, 26, 23, 27]),
    import.meta.url,
  )
  t.clear(e)
}
async function Pe(e, t) {
  let { requestStore: n } = await m(
    async () => {
      let { requestStore: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.E)
      return { requestStore: e }
    },
    __vite__mapDeps([7, 2, 8, 1, 3, 4, 5, 9, 10]),
    import.meta.url,
  )
  await n.proposed(e, t)
}
export { je as component }
//# sourceMappingURL=review-DBaQxhIf.js.map
