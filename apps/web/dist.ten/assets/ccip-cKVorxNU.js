import { E as e, Ht as t, ft as n } from './rest-DP5aMt8d.js'
import { b as r, g as i, m as a, v as o, y as s } from './rest-L3RFoWp3.js'
import { Nr as c, Or as l, ia as u, na as d } from './later-DLdlgyuL.js'
import { t as f } from './rest-DfSGpZP2.js'
var p = class extends d {
    constructor({ callbackSelector: e, cause: t, data: n, extraData: r, sender: i, urls: a }) {
      super(t.shortMessage || `An error occurred while fetching for an offchain result.`, {
        cause: t,
        metaMessages: [
          ...(t.metaMessages || []),
          t.metaMessages?.length ? `` : [],
          `Offchain Gateway Call:`,
          a && [`  Gateway URL(s):`, ...a.map((e) => `    ${o(e)}`)],
          `  Sender: ${i}`,
          `  Data: ${n}`,
          `  Callback selector: ${e}`,
          `  Extra data: ${r}`,
        ].flat(),
        name: `OffchainLookupError`,
      })
    }
  },
  m = class extends d {
    constructor({ result: e, url: t }) {
      super(`Offchain gateway response is malformed. Response data must be a hex value.`, {
        metaMessages: [`Gateway URL: ${o(t)}`, `Response: ${r(e)}`],
        name: `OffchainLookupResponseMalformedError`,
      })
    }
  },
  h = class extends d {
    constructor({ sender: e, to: t }) {
      super('Reverted sender address does not match target contract address (`to`).', {
        metaMessages: [`Contract address: ${t}`, `OffchainLookup sender address: ${e}`],
        name: `OffchainLookupSenderMismatchError`,
      })
    }
  },
  g = `0x556f1830`,
  _ = {
    name: `OffchainLookup`,
    type: `error`,
    inputs: [
      { name: `sender`, type: `address` },
      { name: `urls`, type: `string[]` },
      { name: `callData`, type: `bytes` },
      { name: `callbackFunction`, type: `bytes4` },
      { name: `extraData`, type: `bytes` },
    ],
  }
async function v(r, { blockNumber: a, blockTag: o, data: u, requestOptions: d, to: m }) {
  let { args: g } = t({ data: u, abi: [_] }),
    [v, b, x, S, C] = g,
    { ccipRead: w } = r,
    T = w && typeof w?.request == `function` ? w.request : y
  try {
    if (!n(m, v)) throw new h({ sender: v, to: m })
    let t = b.includes(`x-batch-gateway:true`)
        ? await f({ data: x, ccipRequest: (e) => T({ ...e, requestOptions: d }) })
        : await T({ data: x, requestOptions: d, sender: v, urls: b }),
      { data: i } = await e(r, {
        blockNumber: a,
        blockTag: o,
        data: c([S, l([{ type: `bytes` }, { type: `bytes` }], [t, C])]),
        requestOptions: d,
        to: m,
      })
    return i
  } catch (e) {
    throw d?.signal?.aborted
      ? i(d.signal)
      : s(e)
        ? e
        : new p({ callbackSelector: S, cause: e, data: u, extraData: C, sender: v, urls: b })
  }
}
async function y({ data: e, requestOptions: t, sender: n, urls: o }) {
  let c = Error(`An unknown error occurred.`)
  for (let l = 0; l < o.length; l++) {
    if (t?.signal?.aborted) throw i(t.signal)
    let d = o[l],
      f = d.includes(`{data}`) ? `GET` : `POST`,
      p = f === `POST` ? { data: e, sender: n } : void 0,
      h = f === `POST` ? { 'Content-Type': `application/json` } : {}
    try {
      let i = await fetch(d.replace(`{sender}`, n.toLowerCase()).replace(`{data}`, e), {
          body: JSON.stringify(p),
          headers: h,
          method: f,
          ...(t?.signal ? { signal: t.signal } : {}),
        }),
        o
      if (
        ((o = i.headers.get(`Content-Type`)?.startsWith(`application/json`) ? (await i.json()).data : await i.text()),
        !i.ok)
      ) {
        c = new a({
          body: p,
          details: o?.error ? r(o.error) : i.statusText,
          headers: i.headers,
          status: i.status,
          url: d,
        })
        continue
      }
      if (!u(o)) {
        c = new m({ result: o, url: d })
        continue
      }
      return o
    } catch (e) {
      if (t?.signal?.aborted) throw i(t.signal)
      if (s(e)) throw e
      c = new a({ body: p, details: e.message, url: d })
    }
  }
  throw c
}
export { v as offchainLookup, g as offchainLookupSignature }
//# sourceMappingURL=ccip-cKVorxNU.js.map
