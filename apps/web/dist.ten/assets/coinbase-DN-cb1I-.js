const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './dist-CeLJMIw2.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-D7yXKgZK.js',
    ]),
) => i.map((i) => d[i])
import { Kn as e, vn as t } from './index--te03lJq.js'
import { f as n } from './rest-BaoHt0l1.js'
import { n as r, r as i } from './rest-Cpe03lTM.js'
var a = /user closed modal|accounts received is empty|user denied account|request rejected/i,
  o = async (e) => i({ id: `coinbase`, name: `Coinbase Wallet`, open: () => c(e) })
function s(e) {
  let t,
    r = 0
  return {
    closed: new Promise((i, a) => {
      t = setInterval(() => {
        let t = Reflect.get(Object(Reflect.get(e, `communicator`)), `popup`)
        ;((r = Reflect.get(Object(t), `closed`) === !0 ? r + 1 : 0), r > 2 && a(new n(`rejected`)))
      }, 400)
    }),
    stop: () => clearInterval(t),
  }
}
async function c({ chains: i }) {
  let { createCoinbaseWalletSDK: o } = await e(
      async () => {
        let { createCoinbaseWalletSDK: e } = await import(`./dist-CeLJMIw2.js`)
        return { createCoinbaseWalletSDK: e }
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
      import.meta.url,
    ),
    c = o({
      appName: `Countersign`,
      appLogoUrl: `${window.location.origin}/favicon.svg`,
      appChainIds: i.map(({ chainId: e }) => Number(e)),
      preference: { options: `smartWalletOnly`, telemetry: !1 },
    }).getProvider(),
    l = async () => String(Number(await c.request({ method: `eth_chainId` })))
  return {
    on: (e, t) => void c.on(e, t),
    removeListener: (e, t) => void c.removeListener(e, t),
    async request({ method: e, params: o }) {
      if (r(e)) {
        let r = await l(),
          a = i.find((e) => e.chainId === r)
        if (!a) throw new n(`chain-not-configured`, { chainId: r })
        return t(a, e, Array.isArray(o) ? o : [])
      }
      let u = s(c)
      try {
        let t = c.request({ method: e, ...(o === void 0 ? {} : { params: o }) })
        return await Promise.race([t, u.closed])
      } catch (e) {
        throw e instanceof Error && a.test(e.message) ? new n(`rejected`, {}, e) : e
      } finally {
        u.stop()
      }
    },
    close: async () => c.disconnect(),
  }
}
export { o as loadCoinbase }
//# sourceMappingURL=coinbase-DN-cb1I-.js.map
