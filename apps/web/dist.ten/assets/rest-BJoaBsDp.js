import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Bn as t, En as n, Gn as r, In as i, Tn as a, Vn as o, va as s } from './later-DLdlgyuL.js'
import { a as c, o as l } from './rest-CHnfK6lP.js'
import { P as u } from './lists-DTBg-a7q.js'
var d = { bytes32: `0x1626ba7e`, bytes: `0x20c13b0b` }
async function f(e, { safe: t, version: r, payloadHash: i }, a) {
  let o = s(r, `1.3.0`) ? `bytes` : `bytes32`,
    c = await n(e, t).isValidSignature(t, i, a, o)
  return c !== null && c.toLowerCase().startsWith(d[o])
}
var p = e({ answerOfProposal: () => m, answerOfSignature: () => h, signatureFor: () => g })
function m({ ask: e }, t) {
  return e.answer === `app`
    ? { safeTxHash: t }
    : e.kind === `on-chain-message`
      ? `0x`
      : e.kind === `calls` && e.answer === `id`
        ? { id: t }
        : t
}
var h = ({ ask: e, hash: t }, n) => (e.answer === `app` ? { messageHash: t, signature: n } : n),
  g = async ({ ask: e, safe: t }, n, r) => (e.kind === `message` ? _(e.content, n, { chain: r, safe: t }) : null)
async function _(e, s, { chain: d, safe: p }) {
  let { version: m, owners: h, threshold: g } = await u(d, p),
    _ = { chainId: BigInt(d.chainId), safe: p, version: m },
    v = o(e),
    y = await l(
      s.confirmations.map(({ owner: e, signature: t }) => ({ signer: e.value, signature: t, submittedAt: 0 })),
      {
        reviewed: { hash: t({ ..._, message: e }), preimage: r({ ..._, bytes: v }), version: m },
        owners: h,
        read: n(a(d), p),
      },
    ),
    b = c(y),
    x = b.length >= g ? i(b.slice(0, g)) : s.preparedSignature === `0x` ? `0x` : null
  return x === null ? null : (await f(a(d), { safe: p, version: m, payloadHash: v }, x)) ? x : null
}
export { _ as n, f as r, p as t }
//# sourceMappingURL=rest-BJoaBsDp.js.map
