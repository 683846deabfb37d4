import {
  Aa as e,
  Br as t,
  Dr as n,
  Fi as r,
  Ga as i,
  Gr as a,
  Li as o,
  Lr as s,
  Ma as c,
  Mi as l,
  Pn as u,
  Sr as d,
  Tn as f,
  Yr as p,
  f as m,
  ti as h,
  tn as g,
  vn as _,
  vr as v,
  xr as y,
  ya as b,
  yi as x,
  zr as S,
} from './index--te03lJq.js'
import { Fn as C, Ln as w, wn as T } from './lists-DTBg-a7q.js'
import { a as E, i as D, n as O, o as k, r as A, s as j } from './rest-CtmY0iXF.js'
import { M } from './fields-KVqNPxJG.js'
import { r as N } from './rest-BW6-RKo3.js'
var P = a().check(h(/^0x[0-9a-f]+$/i)),
  F = S({ hash: y, from: v, to: s(v), value: P, nonce: P, gas: P, input: d, blockNumber: s(P) }),
  I = S({ blockNumber: P, status: t(P), gasUsed: P, effectiveGasPrice: t(P), contractAddress: s(v), logs: n(p()) }),
  L = S({ timestamp: P })
async function R(t, n) {
  let [r, i, a] = await Promise.all([
    _(t, `eth_getTransactionByHash`, [n]),
    _(t, `eth_getTransactionReceipt`, [n]),
    _(t, `eth_blockNumber`, []),
  ])
  if (r === null) return null
  let o = B(F, r)
  if (o.hash.toLowerCase() !== n.toLowerCase()) throw new u(E.otherTransaction({ asked: n, answered: o.hash }))
  return {
    from: e(o.from),
    to: o.to ? e(o.to) : null,
    value: BigInt(o.value),
    nonce: BigInt(o.nonce),
    gasLimit: BigInt(o.gas),
    input: o.input,
    inclusion: i === null ? null : await z(t, B(I, i), f(a)),
  }
}
async function z(t, n, r) {
  let i = BigInt(n.blockNumber),
    { timestamp: a } = B(L, await _(t, `eth_getBlockByNumber`, [n.blockNumber, !1])),
    o = BigInt(n.gasUsed)
  return {
    block: i,
    depth: r >= i ? r - i + 1n : 1n,
    time: Number(BigInt(a)) * 1e3,
    succeeded: n.status === void 0 ? null : BigInt(n.status) === 1n,
    gasUsed: o,
    fee: n.effectiveGasPrice === void 0 ? null : o * BigInt(n.effectiveGasPrice),
    created: n.contractAddress ? e(n.contractAddress) : null,
    events: n.logs.length,
  }
}
function B(e, t) {
  let n = e.safeParse(t)
  if (n.success) return n.data
  let [r] = n.error.issues
  throw new u(E.notParsed({ issue: `${r?.path.join(`.`) ?? ``} ${r?.message ?? ``}`.trim() }))
}
var V = { data: `_data_a7nvt_1` },
  H = i()
function U({ chain: e, hash: t, transaction: n }) {
  let { symbol: r, decimals: i } = e.nativeCurrency,
    a = (e) => (0, H.jsx)(j, { amount: e, decimals: i, symbol: r, exact: !0 }),
    s = (t) =>
      (0, H.jsx)(M, { address: t, form: `full`, size: 20, copyable: !0, href: O(e.shortName, { address: t }) }),
    { inclusion: c, to: l, from: u, value: d, input: f, nonce: p, gasLimit: m } = n,
    h = [
      {
        label: E.hash,
        value: (0, H.jsxs)(H.Fragment, {
          children: [(0, H.jsx)(C, { value: t }), ` `, (0, H.jsx)(w, { value: t, label: E.hashInSentence })],
        }),
      },
      { label: E.status, value: (0, H.jsx)(`b`, { children: G(n) }) },
      ...(c
        ? [
            { label: E.block, value: b(c.block), note: K(c.depth) },
            { label: E.time, value: (0, H.jsx)(o, { at: c.time, form: `exact` }) },
          ]
        : []),
      { label: E.from, value: s(u), note: E.ofSender({ nonce: p }) },
      ...(l ? [{ label: E.to, value: s(l) }] : [{ label: E.to, value: E.newContract }]),
      ...(c?.created ? [{ label: E.contract, value: s(c.created) }] : []),
      { label: E.value, value: a(d) },
      ...(c?.fee === void 0 || c.fee === null ? [] : [{ label: E.fee, value: a(c.fee) }]),
      { label: E.gas, value: c ? E.gasOf({ used: c.gasUsed, limit: m }) : E.gasAtMost({ limit: m }) },
      ...(c ? [{ label: E.events, value: b(c.events) }] : []),
      { label: E.data, value: (0, H.jsx)(W, { input: f }) },
    ]
  return (0, H.jsx)(N, { framed: !0, rows: h })
}
function W({ input: e }) {
  if (e === `0x`) return E.none
  let t = (e.length - 2) / 2
  return (0, H.jsxs)(`details`, {
    children: [
      (0, H.jsx)(`summary`, { children: E.byteCount({ bytes: t }) }),
      (0, H.jsx)(`code`, { className: V.data, children: e }),
      ` `,
      (0, H.jsx)(w, { value: e, label: E.dataInSentence }),
    ],
  })
}
function G({ inclusion: e }) {
  return e ? (e.succeeded === null ? E.outcomeUnknown : e.succeeded ? E.succeeded : E.failed) : E.waiting
}
var K = (e) => (e === 1n ? E.newestBlock : E.blocksDeep({ depth: e })),
  q = 4e3
function J({ chainName: e, hash: t }) {
  g(E.transactionTitle)
  let n = k(e),
    r = E.transactionTitle
  if (n === null)
    return (0, H.jsx)(A, { title: r, sentence: E.unknownNetwork, detail: E.unknownNetworkNote({ name: e }) })
  let { data: i } = y.safeParse(t)
  return i === void 0
    ? (0, H.jsx)(A, { title: r, sentence: E.notAHash, detail: E.notAHashNote({ text: t.slice(0, 80) }) })
    : (0, H.jsx)(Y, { chain: n, title: r, hash: i })
}
function Y({ chain: e, hash: t, title: n }) {
  let i = x({
      queryKey: [`explorer`, `transaction`, e.chainId, t],
      queryFn: () => R(e, t),
      networkMode: `always`,
      refetchInterval: ({ state: e }) => !e.data?.inclusion && q,
    }),
    a = () => void i.refetch()
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(T, { title: n, eyebrow: e.chainName, subtitle: E.fromNode }),
      i.data
        ? (0, H.jsx)(U, { chain: e, hash: t, transaction: i.data })
        : i.isPending
          ? (0, H.jsx)(l, { rows: 6, shape: `table`, label: E.readingTransaction })
          : i.isError
            ? (0, H.jsx)(D, { chain: e, what: `transaction`, error: i.error, onRetry: a })
            : (0, H.jsx)(r, {
                level: 2,
                sentence: E.notKnown,
                detail: E.notKnownNote({ network: e.chainName }),
                action: (0, H.jsx)(c, { onClick: a, children: E.requestNow }),
              }),
    ],
  })
}
function X() {
  let { chain: e, hash: t } = m.useParams()
  return (0, H.jsx)(J, { chainName: e, hash: t })
}
export { X as component }
//# sourceMappingURL=explorer._chain.tx._hash-CX3THY3m.js.map
