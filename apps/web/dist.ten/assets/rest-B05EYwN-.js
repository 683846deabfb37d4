import { r as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Cr as t,
  Dr as n,
  Gr as r,
  Ir as i,
  Rr as a,
  Sr as o,
  Tr as s,
  Zr as c,
  br as l,
  cn as u,
  fn as d,
  ln as f,
  n as p,
  ni as m,
  oa as h,
  pn as g,
  pr as _,
  sn as v,
  un as y,
  vr as b,
  wa as x,
  xr as S,
  yr as C,
  zr as w,
} from './index--te03lJq.js'
var T = w({
    to: b,
    value: C,
    data: o,
    operation: t,
    safeTxGas: C,
    baseGas: C,
    gasPrice: C,
    gasToken: b,
    refundReceiver: b,
    nonce: C,
  }),
  E = w({ owner: b, data: o, receivedAt: a() }),
  D = w({ at: a(), result: s([`taken`, `refused`, `failed`]), words: r() }),
  O = w({
    chainId: l,
    safe: b,
    safeTxHash: S,
    transaction: T,
    signatures: n(E),
    proposer: i(b),
    origin: i(r().check(c(2e3))),
    source: s([`page`, `import`, `service`]),
    createdAt: a(),
    modifiedAt: a(),
    offer: i(D),
  }),
  k = w({
    chainId: l,
    safe: b,
    messageHash: S,
    message: _,
    signatures: n(E),
    proposer: i(b),
    origin: i(r().check(c(2e3))),
    source: s([`page`, `import`]),
    createdAt: a(),
    modifiedAt: a(),
    offer: i(D),
  })
function A(e, t) {
  return t.reduce((e, t) => (e.some(({ owner: e }) => x(e, t.owner)) ? e : [...e, t]), [...e])
}
function j(e) {
  let { table: t, schema: n, keyOf: r, merge: i, onKeep: a } = e,
    o = null,
    s = () => (typeof BroadcastChannel > `u` ? null : new BroadcastChannel(e.channel)),
    { subscribe: c, notify: l } = h(
      () => (
        (o = s()),
        o?.addEventListener(`message`, l),
        () => {
          ;(o?.close(), (o = null))
        }
      ),
    ),
    u = () => {
      l()
      let e = o ?? s()
      ;(e?.postMessage(null), e !== o && e?.close())
    },
    d = (e) => {
      let t = n.safeParse(e)
      return t.success ? t.data : null
    }
  return {
    async list(e) {
      return (await t.values())
        .flatMap((e) => d(e) ?? [])
        .filter(({ chainId: t, safe: n }) => !e || (t === e.chainId && x(n, e.safe)))
        .toSorted((e, t) => e.createdAt - t.createdAt)
    },
    find: async (e) => d(await t.get(r(e))),
    async put(e) {
      let o = e
      return (await t.update(r(e), (t) => ((o = i(d(t) ?? void 0, e)), m(n, o))), a?.(), u(), o)
    },
    async noteOffer(e, i) {
      ;(await t.update(r(e), (e) => {
        let t = d(e)
        return t ? m(n, { ...t, offer: i }) : e
      }),
        u())
    },
    async remove(e) {
      ;(await t.remove(r(e)), u())
    },
    subscribe: c,
  }
}
function M(e, t) {
  if (!e) return { ...t, signatures: A([], t.signatures) }
  if (!x(e.safe, t.safe)) return e
  let n = A(e.signatures, t.signatures),
    r = n.length > e.signatures.length
  return {
    ...e,
    signatures: n,
    proposer: e.proposer ?? t.proposer,
    origin: e.origin ?? t.origin,
    source: e.source === `page` ? `page` : t.source,
    modifiedAt: r ? Math.max(e.modifiedAt, t.modifiedAt) : e.modifiedAt,
    offer: r ? null : e.offer,
  }
}
var N = (e, t) =>
  j({
    table: e,
    schema: k,
    keyOf: ({ chainId: e, messageHash: t }) => `${e}:${t.toLowerCase()}`,
    merge: M,
    channel: `countersign.messages`,
    onKeep: t,
  })
function P(e, t) {
  if (!e) return { ...t, signatures: A([], t.signatures) }
  let n = A(e.signatures, t.signatures),
    r = n.length > e.signatures.length
  return {
    ...e,
    signatures: n,
    proposer: e.proposer ?? t.proposer,
    origin: e.origin ?? t.origin,
    source: e.source === `service` ? t.source : e.source,
    modifiedAt: r ? Math.max(e.modifiedAt, t.modifiedAt) : e.modifiedAt,
    offer: r && t.source !== `service` ? null : e.offer,
  }
}
var F = (e, t) =>
  j({
    table: e,
    schema: O,
    keyOf: ({ chainId: e, safeTxHash: t }) => `${e}:${t.toLowerCase()}`,
    merge: P,
    channel: `countersign.proposals`,
    onKeep: t,
  })
function I(e) {
  let t,
    n = () => (t ??= v(e, `kept`))
  return {
    get: (e) => y(e, n()),
    set: (e, t) => d(e, t, n()),
    update: (e, t) => g(e, t, n()),
    remove: (e) => u(e, n()),
    values: async () => (await f(n())).map(([, e]) => e),
  }
}
var L = e({ localMessages: () => R }),
  R = N(I(`countersign-messages`), () => {
    p.get() === `no` && p.set(`yes`)
  }),
  z = e({ localProposals: () => B }),
  B = F(I(`countersign-proposals`), () => {
    p.get() === `no` && p.set(`yes`)
  })
export { I as a, L as i, z as n, R as r, B as t }
//# sourceMappingURL=rest-B05EYwN-.js.map
