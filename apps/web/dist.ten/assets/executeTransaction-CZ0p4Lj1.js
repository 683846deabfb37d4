import { Da as e, Ft as t } from './index--te03lJq.js'
import { Yn as n } from './lists-DTBg-a7q.js'
import { In as r, On as i, at as a, ot as o } from './later-DLdlgyuL.js'
import { n as s, r as c, t as l } from './rest-Wi_Ts-1p.js'
import { t as u } from './rest-xIo9ml_0.js'
async function d(d) {
  let { chain: f, safe: p, name: m, safeTxHash: h, transaction: g, threshold: _ } = d,
    v = u(d, t.get().address)
  if (v.length < _) throw new o(`not-enough-signatures`, a.tooFew({ valid: v.length, threshold: _ }))
  let y = i(g, r(v.slice(0, _))),
    b = await c(f, p, y, {
      description: a.execute({ account: m ?? n(p), nonces: `${g.nonce}` }),
      path: `/safes/${e({ shortName: f.shortName, address: p })}/transactions/${h}`,
      inspect: (e) => s(e, d),
    })
  l(d, b)
}
export { d as executeTransaction }
//# sourceMappingURL=executeTransaction-CZ0p4Lj1.js.map
