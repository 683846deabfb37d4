const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-D7dStOWi.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-BilHHFfS.js',
      './rest-Cmmjidi6.js',
      './rest-CpjWLpd4.js',
      './rest-BqoaecWD.js',
      './rest-BQ1q3Igc.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, P as n, S as r } from './fields-KVqNPxJG.js'
import { M as i, N as a, Pn as o } from './lists-DTBg-a7q.js'
import {
  Dn as s,
  Ga as c,
  Gr as l,
  Kn as u,
  Tn as d,
  Vn as f,
  _t as p,
  ba as m,
  bi as h,
  dt as g,
  ho as _,
  it as v,
  or as y,
  tr as b,
  vi as x,
  vn as S,
  wa as C,
  wt as w,
  xa as ee,
  ya as T,
  yi as E,
} from './index--te03lJq.js'
import { n as D, t as O } from './rest-BilHHFfS.js'
import { a as k, i as A, r as j } from './rest-CNNlE7CL.js'
import { s as M } from './rest-Cmmjidi6.js'
import { a as N, t as P } from './rest-BqoaecWD.js'
import { n as F, t as I } from './rest-DBWxYTpm.js'
function L(e, t) {
  let n = new Map()
  for (let { detailedExecutionInfo: t } of e)
    if (t?.type === `MULTISIG`)
      for (let { signer: e, submittedAt: r } of t.confirmations) {
        let t = e.value.toLowerCase()
        n.set(t, Math.max(r, n.get(t) ?? 0))
      }
  return { times: n, count: e.length, isAll: t }
}
var R = 7776e6
function z(e, t, n) {
  let r = e?.times.get(t.toLowerCase())
  return r === void 0 || n - r < R ? null : Math.floor((n - r) / 864e5)
}
var B = 20,
  V = (e, t) =>
    x({
      queryKey: [...b.account(t), `last-signed`],
      queryFn: async ({ signal: n }) => {
        let [r, i] = await Promise.all([
            f().getQueue({ params: t, signal: n }),
            f().getHistory({ params: t, query: { cursor: null, timezone: `UTC` }, signal: n }),
          ]),
          a = s(4),
          o = H(r.results),
          c = H(i.results)
        return L(
          await Promise.all([
            ...o.slice(0, B).map((n) => a(() => e.fetchQuery({ ...w(t, n), staleTime: 5e3 }))),
            ...c.slice(0, Math.max(0, B - o.length)).map((n) => a(() => e.ensureQueryData(w(t, n)))),
          ]),
          r.next === null && i.next === null && o.length + c.length <= B,
        )
      },
      staleTime: 6e4,
      structuralSharing: !1,
      meta: { persist: !1 },
    }),
  H = (e) =>
    e.flatMap((e) =>
      e.type === `TRANSACTION` && e.transaction.executionInfo?.type === `MULTISIG` ? [e.transaction.id] : [],
    ),
  U = e(_(), 1)
function W(e, t) {
  let { chain: n } = i(),
    { parts: r, isReading: a } = h({
      queries: O(e).map((e) => ({
        queryKey: [`owner-graph`, n.chainId, e.toLowerCase(), t],
        queryFn: async () => {
          let { readOwnerGraph: r } = await u(
              async () => {
                let { readOwnerGraph: e } = await import(`./rest-D7dStOWi.js`).then((e) => e.n)
                return { readOwnerGraph: e }
              },
              __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
              import.meta.url,
            ),
            i = d(await S(n, `eth_blockNumber`, []))
          return r(n, { owners: [e], version: t ?? ``, block: i })
        },
        enabled: t !== null,
        staleTime: 6e4,
        structuralSharing: !1,
        meta: { persist: !1 },
      })),
      combine: (e) => ({ parts: e.map(({ data: e }) => e), isReading: e.some(({ isPending: e }) => e) }),
    })
  return { graph: (0, U.useMemo)(() => new Map(r.flatMap((e) => (e ? [...e] : []))), [r]), isReading: a }
}
function G(e, t) {
  let { chain: n, safe: r } = i(),
    o = E(a(n, r)),
    s = o.data,
    { graph: c, isReading: l } = W([...(s?.owners ?? []), ...e.owners], s?.version ?? null),
    u = (0, U.useMemo)(() => (s ? q(r, s, c, t) : null), [r, s, c, t]),
    d = e.owners.join()
  return {
    before: u,
    after: (0, U.useMemo)(
      () => (e.owners.length === 0 ? null : q(r, e, c, t, s?.threshold)),
      [r, d, e.threshold, c, t, s?.threshold],
    ),
    graph: c,
    isReading: l || o.isPending,
    error: o.error,
  }
}
var K = { kind: `contract`, signer: `never`, reason: M.keyDoesNotWork }
function q(e, { owners: t, threshold: n }, r, i, a) {
  let o = new Map([...r, [e.toLowerCase(), { kind: `account`, owners: t, threshold: n }]])
  return {
    owners: t,
    threshold: n,
    keys: D(e, o),
    checks: j(e, o, { ...(i === void 0 ? {} : { locked: i }), ...(a === void 0 ? {} : { today: a }) }),
    advised: k(e, o),
    shared: A(e, o),
    mayLoseWithout: (t) => D(e, new Map([...o, [t.toLowerCase(), K]])).mayLose?.least ?? null,
  }
}
function te(e, t) {
  let { chain: n, safe: r } = i(),
    { data: o } = E(a(n, r)),
    s = N(n.chainId, r),
    c = O(e),
    l = h({
      queries: c.map((e) => {
        let i = t.get(e.toLowerCase()),
          a = i === void 0 || i.kind === `unknown` ? void 0 : i.kind !== `key`,
          c = s.find((t) => C(t.owner, e))?.signature ?? null
        return P({ chain: n, safe: r, owner: e, signature: c, isContract: a, state: o })
      }),
    })
  return c.filter((e, t) => l[t]?.data === !0)
}
var J = ee(`setup-owner-list`, {
  name: `Name`,
  nameTooLong: ({ count: e, most: t }) => `This name has ${T(e)} characters; the limit is ${T(t)}.`,
  lostLoading: `Keys that may be lost: loading`,
  attackerLoading: `Keys an attacker needs: loading`,
  mustSign: ({ threshold: e, owners: t }) => `${e} of ${m(t, { one: `# owner`, other: `# owners` })} must sign.`,
  idleUnknown: `Idle owners: not known`,
  idleMeans: `Idle means no signature for 90 days.`,
  locked: `The account is locked`,
  noneMayBeLost: `No key may be lost`,
  mayBeLost: ({ keys: e, isOne: t }) => `${e} ${t ? `key` : `keys`} may be lost`,
  cannotSignAnyMore: `Its owners can no longer sign.`,
  range: `A range, because the keys of some owners could not be read.`,
  lossLocks: ({ count: e }) => `If ${e} are lost, the account is locked.`,
  ownersCannotAct: `The owners cannot act`,
  attackerNeeds: ({ keys: e, isOne: t }) => `An attacker needs ${e.toLowerCase()} ${t ? `key` : `keys`}`,
  noneIdle: `No owner is idle`,
  idleCount: ({ idle: e }) => `${m(e, { one: `# owner is idle`, other: `# owners are idle` })}`,
  idleLocks: ({ idle: e }) => `If ${e === 1 ? `it is` : `all of them are`} lost, the account is locked.`,
  idleOneMoreLocks: ({ idle: e }) =>
    `If ${e === 1 ? `it is` : `all of them are`} lost, one more lost key locks the account.`,
  idleMoreMayBeLost: ({ idle: e, left: t }) =>
    `If ${e === 1 ? `it is` : `all of them are`} lost, ${t} more may be lost.`,
  nameOf: ({ owner: e }) => `Name of ${e}`,
  youMark: `You`,
  rename: ({ owner: e }) => `Rename ${e}`,
  replace: ({ owner: e }) => `Replace ${e}`,
  remove: ({ owner: e }) => `Remove ${e}`,
  notKnown: `Not known`,
  notYet: `Not yet`,
  notInLast: ({ count: e }) => `Not in the last ${e}`,
  cannotSign: `Cannot sign`,
  anyCanSign: `Any address can sign for it`,
  runsCode: `Runs a contract’s code`,
  notChecked: `Not checked`,
  sharedAccount: ({ threshold: e, owners: t }) => `Shared account, ${e} of ${t}`,
  idleDays: ({ days: e }) => `Idle ${e} days`,
  controlProved: `Control proved`,
  notProved: `Not proved`,
  title: `Owners`,
  ownerCount: ({ owners: e, threshold: t }) => `${e}, any ${t} sign`,
  changeOwners: `Change owners or threshold`,
  owner: `Owner`,
  signsWith: `Signs with`,
  lastSigned: `Last signed`,
  checks: `Checks`,
  actions: `Actions`,
  draftStored: `A change of owners is stored as a draft.`,
  continue: `Continue`,
  discard: `Discard it`,
})
function Y(e, t, n) {
  let r = g.get().filter((t) => C(t.address, e)),
    i = r.find((e) => e.chainId === t) ?? r.find((e) => e.chainId === null)
  p({ address: e, name: n, chainId: i === void 0 ? t : i.chainId })
}
var X = I(`owner-name`, y(l())),
  Z = (e, t) => `${e}:${t}`,
  Q = { read: (e, t) => X.read(Z(e, t)), write: (e, t, n) => X.write(Z(e, t), n), clear: (e, t) => X.clear(Z(e, t)) },
  $ = c()
function ne({ label: e, address: a, told: s = null, typed: c, onType: l, autoFocus: u = !1, onDone: d }) {
  let { chainId: f } = i(),
    { nameOf: p } = v(),
    m = (a === null ? null : p(a, f)) ?? s,
    [h, g] = (0, U.useState)(() => (c === void 0 ? a && Q.read(f, a) : c === `` ? null : c)),
    _ = (0, U.useId)(),
    y = (0, U.useRef)(null),
    b = h ?? m?.name ?? ``,
    x = b.trim().length > 50,
    S = F(() => {
      let e = y.current
      ;((y.current = null),
        (x && e !== `Escape`) ||
          (e !== `Escape` && a !== null && h !== null && h.trim() !== `` && h.trim() !== m?.name && Y(a, f, h),
          (a !== null || h?.trim() === ``) && g(null),
          a !== null && Q.clear(f, a),
          d?.(e !== null)))
    })
  return (0, $.jsxs)(`div`, {
    children: [
      (0, $.jsx)(n, {
        label: e,
        placeholder: J.name,
        value: b,
        error: x,
        ...t(x && _),
        autoComplete: `off`,
        autoFocus: u,
        rightSection: m && m.source !== `you` && h === null && (0, $.jsx)(o, { source: m.source }),
        onChange: (e) => {
          ;(g(e.currentTarget.value), l ? l(e.currentTarget.value) : a !== null && Q.write(f, a, e.currentTarget.value))
        },
        ...S,
        onKeyDown: ({ key: e, currentTarget: t }) => {
          ;(e === `Enter` || e === `Escape`) && ((y.current = e), t.blur())
        },
      }),
      x && (0, $.jsx)(r, { kind: `error`, id: _, children: J.nameTooLong({ count: b.trim().length, most: 50 }) }),
    ],
  })
}
export { te as a, z as c, J as i, Q as n, G as o, Y as r, V as s, ne as t }
//# sourceMappingURL=rest-IU9BSla3.js.map
