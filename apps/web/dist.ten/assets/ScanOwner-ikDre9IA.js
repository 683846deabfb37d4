import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { S as t } from './fields-KVqNPxJG.js'
import { Fa as n } from './later-DLdlgyuL.js'
import { Ga as r, ho as i, ma as a } from './index--te03lJq.js'
import { t as o } from './rest-ByjDAt1Z.js'
import { M as s } from './lists-DTBg-a7q.js'
import { n as c } from './setup_.owners-BCb8FETV.js'
var l = e(i(), 1)
function u(e, t) {
  let [, n, r] = /^ethereum:(?:pay-)?(0x[0-9a-fA-F]{40})(?:@(\d+))?(?:[/?].*)?$/.exec(e.trim()) ?? []
  if (r !== void 0 && r !== t.chainId) return { ok: !1, reason: c.otherNetwork({ scanned: r, network: t.chainName }) }
  let i = a(n ?? e, { shortName: t.shortName })
  return i.ok ? { ok: !0, text: i.address } : { ok: !1, reason: i.reason }
}
var d = r()
function f({ onScan: e, onClose: r }) {
  let { chain: i } = s(),
    [a, f] = (0, l.useState)(null)
  return (0, d.jsxs)(n, {
    opened: !0,
    onClose: r,
    title: c.scanAddress,
    closeButtonProps: { 'aria-label': c.close },
    children: [
      (0, d.jsx)(o, {
        label: c.cameraLabel,
        onCode: (t) => {
          let n = u(t, i)
          n.ok ? e(n.text) : f(n.reason)
        },
      }),
      a !== null && (0, d.jsx)(t, { kind: `error`, children: a }),
    ],
  })
}
export { f as ScanOwner }
//# sourceMappingURL=ScanOwner-ikDre9IA.js.map
