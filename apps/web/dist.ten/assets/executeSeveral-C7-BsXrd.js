import { c as e } from './rest-RfDH9dS6.js'
import { Da as t, da as n, ja as r, la as i } from './index--te03lJq.js'
import { Yn as a, fn as o, ot as s } from './lists-DTBg-a7q.js'
import { In as c, On as l, at as u, lr as d, ot as f } from './later-DLdlgyuL.js'
import { t as p } from './rest-DlatUGr7.js'
import { d as m } from './rest-BaoHt0l1.js'
import { n as h, r as g, t as _ } from './rest-Wi_Ts-1p.js'
async function v(e) {
  let { chain: n, safe: r, version: i, name: o, threshold: s, transactions: p } = e,
    m = p.find(({ signatures: e }) => e.length < s)
  if (m)
    throw new f(
      `not-enough-signatures`,
      u.tooFewOf({ nonce: `${m.transaction.nonce}`, valid: m.signatures.length, threshold: s }),
    )
  let h = await b(n, i),
    v = p.map(({ transaction: e, signatures: t }) => ({
      operation: 0,
      to: r,
      value: 0n,
      data: l(e, c(t.slice(0, s))),
    })),
    x = await g(n, h, d(v), {
      description: u.execute({ account: o ?? a(r), nonces: p.map(({ transaction: e }) => e.nonce).join(`, `) }),
      path: `/safes/${t({ shortName: n.shortName, address: r })}/queue`,
      inspect: (t) => y(t, e),
    })
  for (let e of p) _({ chain: n, safe: r, ...e }, x)
}
function y(e, { transactions: t, ...n }) {
  let r = BigInt(e.value) === 0n ? o(e.data) : null
  if (r === null || r.length !== t.length || r.some(({ operation: e }) => e !== 0))
    throw new m(`hash-differs`, u.otherBatch(t.length))
  for (let [i, { to: a, value: o, data: s }] of r.entries()) {
    let r = t[i]
    r && h({ from: e.from, to: a, data: s, value: `0x${o.toString(16)}` }, { ...n, ...r })
  }
}
async function b(t, a) {
  let o = e(a, `MultiSendCallOnly`)?.address
  if (!o) throw new f(`not-possible`, u.noMultiSend({ version: a }))
  let c = await p(t).getCode({ address: o }),
    l = n(r(i(c ?? `0x`)))
  if (s(o).some(({ codeHash: e }) => e === l)) return o
  throw new f(`not-possible`, u.otherCode({ address: o, hash: l }))
}
export { v as executeSeveral }
//# sourceMappingURL=executeSeveral-C7-BsXrd.js.map
