import { c as e } from './rest-RfDH9dS6.js'
import { Bn as t, Tr as n, U as r, Vn as i, oa as a, ur as o, v as s, xt as c } from './later-DLdlgyuL.js'
import { a as l } from './rest-DBWxYTpm.js'
import { rt as u } from './index--te03lJq.js'
import { r as d } from './rest-C76GbEzk.js'
import { P as f } from './lists-DTBg-a7q.js'
import { i as p } from './rest-BLweipgx.js'
var m = a([`function signMessage(bytes data)`])
async function h(e, t, n) {
  let { chainId: r, safe: i, app: a, key: o, ask: s } = e
  return s.kind === `message`
    ? { kind: `message`, draft: { chainId: r, safe: i, message: s.content, origin: a, request: o } }
    : {
        kind: `transaction`,
        draft: {
          chainId: r,
          safe: i,
          transaction: await g(e, t, n),
          note: ``,
          source: `app`,
          app: a,
          request: o,
          ...(s.kind === `on-chain-message` ? { message: s.content } : {}),
        },
      }
}
async function g({ ask: t, chainId: r, safe: a }, c, f) {
  let p = { chainId: r, safe: a }
  if (t.kind === `calls`) {
    let e = t.calls.map((e) => ({ ...e, operation: 0 }))
    return d(f, e, { chain: c, key: p, safeTxGas: t.safeTxGas ?? null })
  }
  let [h, g] = await Promise.all([f.fetchQuery({ ...u(p), staleTime: 0 }), f.fetchQuery({ ...l(p), staleTime: 0 })]),
    _ = (h.version ?? ``).split(`+`)[0] ?? ``,
    v = e(_, `SignMessageLib`)?.address
  if (!v) throw Error(_ === `` ? s.noLibraryHere : s.noLibrary(_))
  let y = n({ abi: m, args: [i(t.content)] })
  return o({ to: v, data: y, operation: 1, nonce: BigInt(g.recommendedNonce) })
}
async function _(e, t) {
  if (e.kind === `transaction`) return { to: `review`, draft: c.save(e.draft) }
  let n = await v(e.draft, t)
  return n === null ? { to: `message-review`, draft: r.save(e.draft) } : { to: `message`, hash: n }
}
async function v(e, n) {
  let { chainId: r, safe: i, message: a } = e,
    { version: o } = await f(n, i),
    s = t({ chainId: BigInt(r), safe: i, version: o, message: a })
  return (await p({ chainId: r, safe: i }, ({ messageHash: e }) => e.toLowerCase() === s)) === null ? null : s
}
export { h as draftOfRequest, _ as pageOfRequest }
//# sourceMappingURL=draftOfRequest-BLgYLFXD.js.map
