import { Gr as e, Pr as t, zr as n } from './index--te03lJq.js'
import { a as r, i, n as a, o } from './rest-Cj1rx-Z5.js'
var s = `countersign-data-sealed`,
  c = n({ kind: t(s), sealed: e() })
async function l(e, t) {
  let n = await i(new TextEncoder().encode(e), t)
  return `${JSON.stringify({ kind: s, sealed: o(n) })}\n`
}
function u(e) {
  if (!e.includes(s)) return null
  try {
    let t = c.safeParse(JSON.parse(e))
    return t.success ? Uint8Array.from(r(t.data.sealed)) : null
  } catch {
    return null
  }
}
var d = async (e, t) => new TextDecoder().decode(await a(e, { passphrase: t }))
export { d as openFile, l as sealFile, u as sealedBytesOf }
//# sourceMappingURL=sealedFile-BuZrM-ry.js.map
