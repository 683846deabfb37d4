const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './esm-maZpKlmf.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CJZ3gRJW.js',
      './rest-L3RFoWp3.js',
      './rest-DThMpaoo.js',
      './dist-C5Sp62fw.js',
      './rest-BMpYyskR.js',
      './safeProvider-kUipsc3L.js',
      './rest-Cpe03lTM.js',
      './rest-Bt3mpK38.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-CmDQyV1X.js',
      './rest-DyTJIdPD.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Kn as t, vn as n } from './index--te03lJq.js'
import { f as r } from './rest-BaoHt0l1.js'
import { i, r as a } from './rest-Cpe03lTM.js'
var o = 5e3,
  s = async (e) => a({ id: `safe`, name: `Safe`, open: () => c(e) })
async function c({ chains: a }) {
  if (window.parent === window) throw new r(`no-provider`)
  let [{ default: s }, { SafeAppProvider: c }, { createSafeProvider: u }] = await Promise.all([
      t(
        () => import(`./esm-maZpKlmf.js`),
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        import.meta.url,
      ),
      t(
        () => import(`./dist-C5Sp62fw.js`).then((t) => e(t.default, 1)),
        __vite__mapDeps([13, 2, 12, 14]),
        import.meta.url,
      ),
      t(
        () => import(`./safeProvider-kUipsc3L.js`),
        __vite__mapDeps([15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 11, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]),
        import.meta.url,
      ),
    ]),
    d = new s(),
    f = await Promise.race([d.safe.getInfo(), l()])
  if (f === null) {
    let e = i.notInSafe(o / 1e3)
    throw new r(`failed`, { detail: e })
  }
  let p = String(f.chainId)
  return u({
    sdk: d,
    official: new c(f, d),
    chainId: p,
    read: (e, t) => {
      let i = a.find((e) => e.chainId === p)
      if (!i) throw new r(`chain-not-configured`, { chainId: p })
      return n(i, e, t)
    },
  })
}
var l = () => new Promise((e) => setTimeout(e, o, null))
export { s as loadSafe }
//# sourceMappingURL=safe-DMLxRkOk.js.map
