const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './changeProposers-DlCDznJm.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CjmJhWeE.js',
      './rest-BCZfbqxO.js',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Ai as t, Kn as n, ho as r, ji as i, tr as a } from './index--te03lJq.js'
import { u as o } from './rest-BaoHt0l1.js'
import { M as s } from './lists-DTBg-a7q.js'
var c = e(r(), 1)
function l(e) {
  let { key: r } = s(),
    l = t(),
    [u, d] = (0, c.useState)(!1),
    [f, p] = (0, c.useState)(null)
  return {
    isBusy: u,
    error: f,
    run: async (t, s) => {
      ;(d(!0), p(null))
      try {
        ;(await t(
          await n(
            () => import(`./changeProposers-DlCDznJm.js`),
            __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]),
            import.meta.url,
          ),
        ),
          await l.invalidateQueries({ queryKey: a.proposers(r) }),
          i.show({ kind: `info`, title: s }),
          e())
      } catch (e) {
        p(o(e).message)
      } finally {
        d(!1)
      }
    },
  }
}
export { l as t }
//# sourceMappingURL=rest-Dud8ppZb.js.map
