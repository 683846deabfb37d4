import { ir as e } from './later-DLdlgyuL.js'
import { Aa as t, da as n } from './index--te03lJq.js'
import {
  a as r,
  c as i,
  d as a,
  i as o,
  l as s,
  n as c,
  o as l,
  r as u,
  s as d,
  t as f,
  u as p,
} from './rest-CmDQyV1X.js'
var m = (t) => e(t).slice(0, 8),
  ee = (e) => n(m(new TextEncoder().encode(e))),
  h = 256,
  g = c(256),
  _ = u(0xe677d21fdbff),
  v = r(o({ most: 16384 }), h),
  y = i({ name: p(80), shortName: p(40), symbol: p(20) }),
  b = d(
    i({
      source: s(`chain`, `proof`, `service`, `you`, `unknown`),
      block: d(c(64)),
      blockHash: d(o({ bytes: 32 })),
      owners: r(f, h),
      threshold: u(h),
      nonce: g,
      masterCopy: d(f),
      modules: r(f, h),
      guard: d(f),
      fallbackHandler: d(f),
    }),
  ),
  x = r(i({ address: f, name: p(80) }), 512),
  S = r(i({ address: f, symbol: p(32), decimals: u(255), kind: s(`ERC20`, `ERC721`) }), 512),
  C = 16384,
  w = i({
    kind: s(`owner-proof-request`),
    version: s(1),
    chainId: g,
    chain: y,
    safe: f,
    owner: f,
    accountName: p(80),
    askedBy: p(80),
    createdAt: _,
  }),
  T = i({ kind: s(`owner-proof`), version: s(1), chainId: g, safe: f, owner: f, signature: o({ most: C }) }),
  E = (e, t) => {
    let { version: n, ...r } = w(e, t)
    return r
  },
  D = (e, t) => {
    let { version: n, ...r } = T(e, t)
    return r
  }
function te(e) {
  let n = { chainId: String(e.chainId) },
    r = { safe: t(e.safe), owner: t(e.owner) }
  if (e.kind === `owner-proof`) return { kind: e.kind, version: 1, ...n, ...r, signature: e.signature.toLowerCase() }
  let { chain: i } = e
  return {
    kind: e.kind,
    version: 1,
    ...n,
    chain: { name: i.name.slice(0, 80), shortName: i.shortName.slice(0, 40), symbol: i.symbol.slice(0, 20) },
    ...r,
    accountName: e.accountName.slice(0, 80),
    askedBy: e.askedBy.slice(0, 80),
    createdAt: e.createdAt,
  }
}
var ne = 65536,
  O = 64,
  k = r(i({ name: p(200), type: p(200) }), 500)
function A({ kind: e, content: t }) {
  if (e === `text`) {
    if (I(t)) throw l(`message.content`, a.halfCharacter)
    return t
  }
  let n
  try {
    n = JSON.parse(t)
  } catch {
    throw l(`message.content`, a.notJson)
  }
  let r = N(n, `message.content`)
  if (j(r).content !== t) throw l(`message.content`, a.otherSpelling)
  return r
}
function j(e) {
  if (typeof e == `string`) return { kind: `text`, content: e }
  let { domain: t, types: n, primaryType: r, message: i } = e,
    a = {
      domain: t,
      types: Object.fromEntries(Object.entries(n).map(([e, t]) => [e, t.map((e) => ({ name: e.name, type: e.type }))])),
      ...(r === void 0 ? {} : { primaryType: r }),
      message: i,
    }
  return { kind: `typedData`, content: JSON.stringify(a) }
}
var M = new Set([`domain`, `types`, `primaryType`, `message`]),
  N = (e, t) => {
    if (!P(e)) throw l(t, a.notObject)
    let n = Object.keys(e).find((e) => !M.has(e))
    if (n !== void 0) throw l(`${t}.${n}`, a.noPart)
    if (F(e, O)) throw l(t, a.tooNested(O))
    let [r, i, o, s] = [`domain`, `types`, `primaryType`, `message`].map((t) => (Object.hasOwn(e, t) ? e[t] : void 0))
    if (!P(r)) throw l(`${t}.domain`, a.notObject)
    if (!P(i)) throw l(`${t}.types`, a.notObject)
    if (!P(s)) throw l(`${t}.message`, a.notObject)
    let c = Object.entries(i).map(([e, n]) => [e, k(n, `${t}.types.${e}`)])
    return {
      domain: r,
      types: Object.fromEntries(c),
      ...(o === void 0 ? {} : { primaryType: p(200)(o, `${t}.primaryType`) }),
      message: s,
    }
  },
  P = (e) => typeof e == `object` && !!e && !Array.isArray(e)
function F(e, t) {
  let n = [e]
  for (let e = 0; n.length > 0; e++) {
    if (e > t) return !0
    n = n.flatMap((e) => (typeof e == `object` && e ? Object.values(e) : []))
  }
  return !1
}
var I = (e) => /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(e),
  L = i({
    kind: s(`message`),
    version: s(1),
    chainId: g,
    chain: y,
    safe: f,
    safeVersion: p(40),
    message: i({ kind: s(`text`, `typedData`), content: p(ne) }),
    signatures: v,
    proposer: d(f),
    createdAt: _,
    origin: d(i({ name: p(200), url: p(2e3) })),
    account: b,
    names: x,
    tokens: S,
  }),
  R = i({
    kind: s(`message-signatures`),
    version: s(1),
    chainId: g,
    safe: f,
    safeMessageHash: o({ bytes: 32 }),
    signatures: v,
  }),
  z = (e, t) => {
    let { version: n, safeVersion: r, ...i } = L(e, t)
    return (A(i.message), { ...i, version: r })
  },
  B = (e, t) => {
    let { version: n, ...r } = R(e, t)
    return r
  },
  V = i({
    kind: s(`proposal`),
    version: s(1),
    chainId: g,
    chain: y,
    safe: f,
    safeVersion: p(40),
    transaction: i({
      to: f,
      value: g,
      data: o({ most: 262144 }),
      operation: s(0, 1),
      safeTxGas: g,
      baseGas: g,
      gasPrice: g,
      gasToken: f,
      refundReceiver: f,
      nonce: g,
    }),
    signatures: v,
    proposer: d(f),
    createdAt: _,
    note: p(2e3),
    account: b,
    names: x,
    tokens: S,
    messages: r(i({ kind: s(`text`, `typedData`), content: p(65536), signatures: v }), 16),
  }),
  H = i({ kind: s(`signatures`), version: s(1), chainId: g, safe: f, safeTxHash: o({ bytes: 32 }), signatures: v }),
  U = (e, t) => {
    let { version: n, safeVersion: r, ...i } = V(e, t)
    return { ...i, version: r }
  },
  W = (e, t) => {
    let { version: n, ...r } = H(e, t)
    return r
  }
function G(e) {
  if (typeof e != `object` || !e) throw l(a.theWhole, a.notObject)
  let t = Reflect.get(e, `version`)
  if (typeof t == `number` && t > 1) throw l(`version`, a.newerVersion({ found: t, reads: 1 }))
  switch (Reflect.get(e, `kind`)) {
    case `signatures`:
      return W(e, `reply`)
    case `message`:
      return z(e, `message`)
    case `message-signatures`:
      return B(e, `reply`)
    case `owner-proof-request`:
      return E(e, `request`)
    case `owner-proof`:
      return D(e, `answer`)
    default:
      return U(e, `proposal`)
  }
}
function K(e) {
  switch (e.kind) {
    case `proposal`:
      return Y(e)
    case `message`:
      return J(e)
    case `owner-proof-request`:
    case `owner-proof`:
      return te(e)
    default:
      return q(e)
  }
}
function q(e) {
  let { kind: n, chainId: r, safe: i, signatures: a } = e
  return {
    kind: n,
    version: 1,
    chainId: String(r),
    safe: t(i),
    ...(e.kind === `signatures` ? { safeTxHash: $(e.safeTxHash) } : { safeMessageHash: $(e.safeMessageHash) }),
    signatures: a.map($),
  }
}
function J(e) {
  let { message: t, origin: n } = e
  return {
    kind: e.kind,
    version: 1,
    ...X(e),
    message: { kind: t.kind, content: t.content },
    signatures: e.signatures.map($),
    proposer: Q(e.proposer),
    createdAt: e.createdAt,
    origin: n && { name: n.name.slice(0, 200), url: n.url.slice(0, 2e3) },
    ...Z(e),
  }
}
function Y(e) {
  let { transaction: n } = e
  return {
    kind: e.kind,
    version: 1,
    ...X(e),
    transaction: {
      to: t(n.to),
      value: String(n.value),
      data: $(n.data),
      operation: n.operation,
      safeTxGas: String(n.safeTxGas),
      baseGas: String(n.baseGas),
      gasPrice: String(n.gasPrice),
      gasToken: t(n.gasToken),
      refundReceiver: t(n.refundReceiver),
      nonce: String(n.nonce),
    },
    signatures: e.signatures.map($),
    proposer: Q(e.proposer),
    createdAt: e.createdAt,
    note: e.note.slice(0, 2e3),
    ...Z(e),
    messages: e.messages.map(({ kind: e, content: t, signatures: n }) => ({
      kind: e,
      content: t,
      signatures: n.map($),
    })),
  }
}
function X({ chainId: e, chain: n, safe: r, version: i }) {
  return {
    chainId: String(e),
    chain: { name: n.name.slice(0, 80), shortName: n.shortName.slice(0, 40), symbol: n.symbol.slice(0, 20) },
    safe: t(r),
    safeVersion: i,
  }
}
function Z({ account: e, names: n, tokens: r }) {
  return {
    account: e === null ? null : re(e),
    names: n.map(({ address: e, name: n }) => ({ address: t(e), name: n.slice(0, 80) })),
    tokens: r.map(({ address: e, symbol: n, decimals: r, kind: i }) => ({
      address: t(e),
      symbol: n.slice(0, 32),
      decimals: r,
      kind: i,
    })),
  }
}
function re(e) {
  return {
    source: e.source,
    block: e.block === null ? null : String(e.block),
    blockHash: e.blockHash === null ? null : $(e.blockHash),
    owners: e.owners.map(t),
    threshold: e.threshold,
    nonce: String(e.nonce),
    masterCopy: Q(e.masterCopy),
    modules: e.modules.map(t),
    guard: Q(e.guard),
    fallbackHandler: Q(e.fallbackHandler),
  }
}
var Q = (e) => (e === null ? null : t(e)),
  $ = (e) => `0x${e.slice(2).toLowerCase()}`
export { _ as a, j as i, G as n, m as o, A as r, ee as s, K as t }
//# sourceMappingURL=rest-DyTJIdPD.js.map
