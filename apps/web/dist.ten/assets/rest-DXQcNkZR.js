import { B as e, J as t } from './lists-DTBg-a7q.js'
function n({ chain: n, details: r, state: i, check: a }) {
  let o = t(r),
    s = r.detailedExecutionInfo
  if (o === null || s?.type !== `MULTISIG`) return null
  let c = e(o, s),
    l = s.confirmations.flatMap(({ signer: e, signature: t }) => {
      let n = a.signatures.get(e.value.toLowerCase())?.outcome
      return t !== null && (n === `matches` || n === `unchecked`) ? [t] : []
    })
  return {
    chain: n,
    safe: r.safeAddress,
    version: i.version,
    transaction: c,
    signatures: l,
    state: i,
    details: r,
    note: ``,
  }
}
export { n as t }
//# sourceMappingURL=rest-DXQcNkZR.js.map
