import { a as e } from './rest-DeYC7m82.js'
import {
  a as t,
  c as n,
  d as r,
  f as i,
  i as a,
  l as o,
  n as s,
  o as c,
  r as l,
  s as u,
  u as d,
} from './rest-C3mDGTbO.js'
import { Jn as f, in as p } from './lists-DTBg-a7q.js'
import { Nn as m } from './index--te03lJq.js'
import { i as h } from './rest-dlHfFz0A.js'
import { Tn as g } from './later-DLdlgyuL.js'
var _ = [
    `type`,
    `date`,
    `blockNumber`,
    `transactionHash`,
    `status`,
    `nonce`,
    `safeTxHash`,
    `module`,
    `method`,
    `direction`,
    `counterparty`,
    `asset`,
    `tokenAddress`,
    `tokenSymbol`,
    `tokenDecimals`,
    `tokenTrusted`,
    `imitation`,
    `tokenId`,
    `value`,
    `amount`,
    `executor`,
    `fee`,
    `note`,
  ],
  v = {
    status: `SUCCESS`,
    nonce: null,
    safeTxHash: null,
    module: null,
    method: null,
    direction: null,
    counterparty: null,
    asset: null,
    tokenAddress: null,
    tokenSymbol: null,
    tokenDecimals: null,
    tokenTrusted: null,
    imitation: null,
    tokenId: null,
    value: null,
    amount: null,
    executor: null,
    fee: null,
    note: null,
  },
  y = (e) => new Date(e).toISOString()
function b(e) {
  return e.createdAt === null || e.creationTransactionHash === null
    ? null
    : {
        ...v,
        type: `CREATION`,
        date: y(e.createdAt),
        blockNumber: e.createdBlock,
        transactionHash: e.creationTransactionHash,
        executor: e.creator,
      }
}
function x(e, t) {
  return {
    ...v,
    type: `MULTISIG`,
    date: y(e.executedAt ?? e.submittedAt),
    blockNumber: t,
    transactionHash: e.executedTransactionHash ?? `0x`,
    status: e.failed ? `FAILED` : `SUCCESS`,
    nonce: e.nonce,
    safeTxHash: e.safeTxHash,
    ...(e.isStub ? {} : C(e)),
    executor: e.executor,
    note: e.note === null ? null : p(e.note).note || null,
  }
}
function S(e) {
  return {
    ...v,
    type: `MODULE`,
    date: y(e.executedAt),
    blockNumber: e.blockNumber,
    transactionHash: e.transactionHash,
    status: e.failed ? `FAILED` : `SUCCESS`,
    module: e.module,
    ...(r(e) ? {} : C(e)),
  }
}
var C = ({ to: e, data: t, value: n }) => ({ method: i(t, e)?.method ?? null, counterparty: e, value: n.toString() })
function w(e, t, n) {
  let r = e.token === null ? void 0 : t.get(e.token),
    i = e.token === null,
    a = e.kind === `ERC721` || e.kind === `ERC1155`,
    o = (e.amount ?? 1n).toString(),
    s = a ? null : i ? n.decimals : (r?.decimals ?? null)
  return {
    ...v,
    type: `TRANSFER`,
    date: y(e.executedAt),
    blockNumber: e.blockNumber,
    transactionHash: e.transactionHash,
    direction: e.direction,
    counterparty: e.direction === `INCOMING` ? e.from : e.to,
    asset: e.kind,
    tokenAddress: e.token,
    tokenSymbol: i ? n.symbol : r?.symbol || null,
    tokenDecimals: s,
    tokenTrusted: i ? null : (r?.trusted ?? !1),
    imitation: e.kind === `ERC20` ? e.imitation : null,
    tokenId: a ? e.value.toString() : null,
    value: a ? o : e.value.toString(),
    amount: a ? o : s === null ? null : f(e.value, s, { group: !1 }),
  }
}
function T({ native: e, safe: t, past: r, tokens: i, timeOf: s, keptOf: l }) {
  let f = (t) => w(t, i, e),
    p = r.executions.map((e) => {
      let r = s(e.blockNumber),
        i = n(e, { safe: t, signers: [], timestamp: r, executor: null, kept: l(e.safeTxHash) }),
        a = c(t, e, e.transaction, r).map(f)
      return { place: e, order: 0, rows: [x(i, e.blockNumber), ...a] }
    }),
    m = r.modules.map((e) => {
      let n = s(e.blockNumber),
        r = { ...o(t, e, n), blockNumber: e.blockNumber },
        i = c(t, e, e.call, n).map(f)
      return { place: e, order: 0, rows: [S(r), ...i] }
    }),
    h = r.moves.map((e) => ({ place: e, order: 1, rows: [f(u(t, e, s(e.blockNumber)))] })),
    g = [...p, ...m, ...h].toSorted((e, t) =>
      e.place.transactionHash === t.place.transactionHash && e.order !== t.order
        ? e.order - t.order
        : a(e.place, t.place),
    ),
    { creation: _ } = r,
    v = _ && { ...d(t, _, s(_.blockNumber)), createdBlock: _.blockNumber }
  return [(v && b(v)) ?? [], ...g.map(({ rows: e }) => e)].flat().map(E)
}
var E = ({ tokenTrusted: e, imitation: t, executor: n, fee: r, ...i }) => i,
  D = 50
async function O(t, n, r) {
  let { chainId: i, shortName: a, nativeCurrency: o } = n,
    s = await l(t, n, r),
    c = await t.history.refresh(n, r),
    u = await e(
      n,
      s.moves.flatMap(({ token: e }) => e ?? []),
    ),
    d = await k(n, [
      ...[...s.executions, ...s.modules, ...s.moves].map(({ blockNumber: e }) => e),
      ...(s.creation ? [s.creation.blockNumber] : []),
    ]),
    f = await t.proposals.list({ chainId: i, safe: r }),
    p = T({
      native: o,
      safe: r,
      past: s,
      tokens: u,
      timeOf: (e) => A(d, e),
      keptOf: (e) => f.find(({ safeTxHash: t }) => t === e) ?? null,
    })
  return { chainId: i, shortName: a, safe: r, blocks: { from: c.from, to: c.to }, complete: c.complete, rows: p }
}
async function k(e, n) {
  let r = [...new Set(n)],
    i = new Map()
  for (let n = 0; n < r.length; n += D) {
    let a = r.slice(n, n + D)
    await Promise.all(a.map(async (n) => i.set(n, await t(e, n))))
  }
  return i
}
function A(e, t) {
  let n = e.get(t)
  if (n === void 0) throw Error(m.timeUnread(t))
  return n
}
var j = (e) => e === `tokenTrusted` || e === `imitation` || e === `executor` || e === `fee`,
  M = _.filter((e) => !j(e))
function N(e, t, n) {
  let { shortName: r, chainId: i, safe: a, blocks: o, complete: s } = e,
    c = e.rows.filter(({ date: e }) => {
      let t = e.slice(0, 10)
      return (n.from === `` || t >= n.from) && (n.to === `` || t <= n.to)
    }),
    l = [`countersign`, r, a, `chain-only`, ...(s ? [] : [`incomplete`]), ...[n.from, n.to].filter(Boolean)].join(`-`)
  if (t === `json`) {
    let e = {
      chainId: i,
      safe: a,
      from: n.from || null,
      to: n.to || null,
      source: `chain-only`,
      blocks: o,
      complete: s,
    }
    return { name: `${l}.json`, text: `${JSON.stringify({ ...e, rows: c }, null, 1)}\n` }
  }
  let u = `chain-only, ${s ? `complete` : `incomplete`}, blocks ${o.from} to ${o.to}`,
    d = [[...M, `source`], ...c.map((e) => [...M.map((t) => e[t]), u])]
  return { name: `${l}.csv`, text: `﻿` + d.map(h).join(``) }
}
async function P(e, t, n, r) {
  return N(await O(s, g(e), t), n, r)
}
export { P as exportFromChain }
//# sourceMappingURL=exportFromChain-GvQP4RzL.js.map
