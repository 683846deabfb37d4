const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-D4H0fh7c.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './rest-pmi3KYbj.js',
      './rest-mkspArv7.js',
    ]),
) => i.map((i) => d[i])
import { En as e, Kn as t, On as n, Pn as r, _n as i, vn as a } from './index--te03lJq.js'
import { Wt as o } from './later-DLdlgyuL.js'
import { r as s } from './rest-CHnfK6lP.js'
var c = `0x01ffc9a7`,
  l = { guard: `e6d7a83a`, moduleGuard: `58401ed8` },
  u = `0x${`1`.padStart(64, `0`)}`
async function d(e) {
  let [t, n] = await Promise.all([o(f(e)), o(p(e))])
  return { answers: t, trial: n }
}
async function f({ chain: t, guard: i, kind: o, block: s }) {
  let d = n(c, `0x${l[o].padEnd(64, `0`)}`)
  try {
    return e(await a(t, `eth_call`, [{ to: i, data: d }, `0x${s.toString(16)}`])).slice(0, 66) === u
  } catch (e) {
    if (e instanceof r && e.code !== null) return !1
    throw e
  }
}
var p = ({ chain: e, safe: n, transaction: r, nonce: o, block: c, kind: l }) =>
  s(async (s) => {
    let [{ tryGuardRemoval: u }, { evmInWorker: d }] = await Promise.all([
        t(
          () => import(`./rest-D4H0fh7c.js`).then((e) => e.i),
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
          import.meta.url,
        ),
        t(
          () => import(`./rest-D4H0fh7c.js`).then((e) => e.r),
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
          import.meta.url,
        ),
      ]),
      f = { url: i(e)[0] ?? ``, request: async (t, n) => (s.throwIfAborted(), a(e, t, n)) }
    return u({ chainId: BigInt(e.chainId), safe: n, transaction: r, nonce: o, block: c, kind: l }, f, { runEvm: d(s) })
  })
export { d as readGuard }
//# sourceMappingURL=readGuard-DdAEUFTp.js.map
