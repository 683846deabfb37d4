import {
  Aa as e,
  Ea as t,
  En as n,
  Ga as r,
  Mi as i,
  Tn as a,
  ci as o,
  p as s,
  tn as c,
  vn as l,
  ya as u,
  yi as d,
} from './index--te03lJq.js'
import { M as f } from './fields-KVqNPxJG.js'
import { r as p } from './rest-BW6-RKo3.js'
import { wn as m } from './lists-DTBg-a7q.js'
import { a as h, i as g, o as _, r as v, s as y } from './rest-CtmY0iXF.js'
async function b(e, t) {
  let r = a(await l(e, `eth_blockNumber`, [])),
    i = `0x${r.toString(16)}`,
    [o, s, c] = await Promise.all([
      l(e, `eth_getBalance`, [t, i]),
      l(e, `eth_getTransactionCount`, [t, i]),
      l(e, `eth_getCode`, [t, i]),
    ]),
    u = (n(c).length - 2) / 2
  return { balance: a(o), nonce: a(s), codeBytes: u, block: r }
}
var x = r()
function S({ chainName: n, address: r }) {
  let i = h.addressTitle
  c(i)
  let a = _(n)
  return a === null
    ? (0, x.jsx)(v, { title: i, sentence: h.unknownNetwork, detail: h.unknownNetworkNote({ name: n }) })
    : t(r)
      ? (0, x.jsx)(C, { chain: a, title: i, address: e(r) })
      : (0, x.jsx)(v, { title: i, sentence: h.notAnAddress, detail: h.notAnAddressNote({ text: r.slice(0, 80) }) })
}
function C({ chain: e, address: t, title: n }) {
  let r = d({ queryKey: [`explorer`, `address`, e.chainId, t], queryFn: () => b(e, t), networkMode: `always` })
  return (0, x.jsxs)(x.Fragment, {
    children: [
      (0, x.jsx)(m, { title: n, eyebrow: e.chainName, subtitle: h.fromNode }),
      r.data
        ? (0, x.jsx)(p, { framed: !0, rows: w(e, t, r.data) })
        : r.isError
          ? (0, x.jsx)(g, { chain: e, what: `address`, error: r.error, onRetry: () => void r.refetch() })
          : (0, x.jsx)(i, { rows: 4, shape: `table`, label: h.readingAddress }),
    ],
  })
}
function w(e, t, { balance: n, nonce: r, codeBytes: i, block: a }) {
  let { symbol: s, decimals: c } = e.nativeCurrency,
    l = i > 0
  return [
    { label: h.address, value: (0, x.jsx)(f, { address: t, form: `full`, copyable: !0 }) },
    { label: h.balance, value: (0, x.jsx)(y, { amount: n, decimals: c, symbol: s, exact: !0 }) },
    { label: h.kind, value: l ? h.contractBytes({ bytes: i }) : h.noContract },
    { label: l ? h.nonce : h.sent, value: l ? u(r) : h.sentCount({ count: r }) },
    { label: h.atBlock, value: u(a) },
    ...(l
      ? [
          {
            label: h.account,
            value: (0, x.jsx)(o, {
              to: `/safes/$safe`,
              params: { safe: `${e.shortName}:${t}` },
              className: `cs-link`,
              children: h.openAsAccount,
            }),
          },
        ]
      : []),
  ]
}
function T() {
  let { chain: e, address: t } = s.useParams()
  return (0, x.jsx)(S, { chainName: e, address: t })
}
export { T as component }
//# sourceMappingURL=explorer._chain.address._address-Cs0Cr503.js.map
