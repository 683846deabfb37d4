import { En as e, Ht as t, In as n, Tn as r, Ut as i, zn as a } from './later-DLdlgyuL.js'
import { n as o, t as s } from './rest-iIyhBBoW.js'
import { a as c, o as l } from './rest-CHnfK6lP.js'
import { c as u } from './rest-B1EQQfBh.js'
import { n as d, t as f } from './rest-BSJlBZ6G.js'
import { n as p } from './rest-BJdaFEUy.js'
async function m(m, h, g, { version: _, owners: v, threshold: y, block: b }) {
  let { message: x, messageHash: S, confirmations: C, modifiedTimestamp: w } = g,
    T = a({ chainId: BigInt(m.chainId), safe: h, version: _, content: x }),
    E = await l(
      C.map(({ owner: e, signature: t }) => ({ signer: e.value, signature: t, submittedAt: w })),
      { reviewed: { hash: T.safeMessageHash, preimage: T.preimage, version: _ }, owners: v, read: e(r(m), h) },
    ),
    D = await i(m, s(x), b),
    O = (e) => E.filter(({ outcome: t }) => t.kind === e).length,
    k = T.safeMessageHash === S.toLowerCase(),
    A = c(E),
    [j] = u([f(x, h, p(g)), ...d(x, m), o(T)]),
    M = k && A.length >= y && j?.verdict !== `danger`
  return {
    isHashEqual: k,
    tokenOf: t(D),
    content: { verdict: j?.verdict ?? `unchecked`, title: j?.title ?? `` },
    complete: M ? n(A.slice(0, y)) : null,
    valid: O(`valid`),
    signedBy: E.flatMap(({ claimed: e, outcome: t }) =>
      t.kind === `valid` ? [t.signature.owner] : t.kind === `unchecked` ? [e] : [],
    ),
    excluded: O(`excluded`),
    unchecked: O(`unchecked`),
  }
}
export { m as checkMessage }
//# sourceMappingURL=checkMessage-RdS6MG1L.js.map
