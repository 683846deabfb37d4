import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { cr as t, ia as n, na as r, va as i, wn as a } from './later-DLdlgyuL.js'
import { c as o } from './rest-RfDH9dS6.js'
import { Vn as s, ka as c, xt as l } from './index--te03lJq.js'
import { Ht as u } from './rest-DP5aMt8d.js'
var d = [
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `owner`, type: `address` },
        { indexed: !0, name: `spender`, type: `address` },
        { indexed: !1, name: `value`, type: `uint256` },
      ],
      name: `Approval`,
      type: `event`,
    },
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `from`, type: `address` },
        { indexed: !0, name: `to`, type: `address` },
        { indexed: !1, name: `value`, type: `uint256` },
      ],
      name: `Transfer`,
      type: `event`,
    },
    {
      inputs: [
        { name: ``, type: `address` },
        { name: ``, type: `address` },
      ],
      name: `allowance`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `spender`, type: `address` },
        { name: `value`, type: `uint256` },
      ],
      name: `approve`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: ``, type: `address` }],
      name: `balanceOf`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    { inputs: [], name: `decimals`, outputs: [{ name: ``, type: `uint8` }], stateMutability: `view`, type: `function` },
    { inputs: [], name: `name`, outputs: [{ name: ``, type: `string` }], stateMutability: `view`, type: `function` },
    { inputs: [], name: `symbol`, outputs: [{ name: ``, type: `string` }], stateMutability: `view`, type: `function` },
    {
      inputs: [],
      name: `totalSupply`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
      ],
      name: `transfer`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `from`, type: `address` },
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
      ],
      name: `transferFrom`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  f = [
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `owner`, type: `address` },
        { indexed: !0, name: `approved`, type: `address` },
        { indexed: !0, name: `tokenId`, type: `uint256` },
      ],
      name: `Approval`,
      type: `event`,
    },
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `owner`, type: `address` },
        { indexed: !0, name: `operator`, type: `address` },
        { indexed: !1, name: `approved`, type: `bool` },
      ],
      name: `ApprovalForAll`,
      type: `event`,
    },
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `from`, type: `address` },
        { indexed: !0, name: `to`, type: `address` },
        { indexed: !0, name: `tokenId`, type: `uint256` },
      ],
      name: `Transfer`,
      type: `event`,
    },
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `tokenId`, type: `uint256` },
      ],
      name: `approve`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: ``, type: `address` }],
      name: `balanceOf`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: `tokenId`, type: `uint256` }],
      name: `getApproved`,
      outputs: [{ name: ``, type: `address` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: ``, type: `address` },
        { name: ``, type: `address` },
      ],
      name: `isApprovedForAll`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `view`,
      type: `function`,
    },
    { inputs: [], name: `name`, outputs: [{ name: ``, type: `string` }], stateMutability: `view`, type: `function` },
    {
      inputs: [{ name: `tokenId`, type: `uint256` }],
      name: `ownerOf`,
      outputs: [{ name: `owner`, type: `address` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `from`, type: `address` },
        { name: `to`, type: `address` },
        { name: `tokenId`, type: `uint256` },
      ],
      name: `safeTransferFrom`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `from`, type: `address` },
        { name: `to`, type: `address` },
        { name: `tokenId`, type: `uint256` },
        { name: `data`, type: `bytes` },
      ],
      name: `safeTransferFrom`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `operator`, type: `address` },
        { name: `allowed`, type: `bool` },
      ],
      name: `setApprovalForAll`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `id`, type: `bytes4` }],
      name: `supportsInterface`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `pure`,
      type: `function`,
    },
    { inputs: [], name: `symbol`, outputs: [{ name: ``, type: `string` }], stateMutability: `view`, type: `function` },
    {
      inputs: [{ name: `tokenId`, type: `uint256` }],
      name: `tokenURI`,
      outputs: [{ name: ``, type: `string` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `from`, type: `address` },
        { name: `to`, type: `address` },
        { name: `tokenId`, type: `uint256` },
      ],
      name: `transferFrom`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  p = e({ batchOf: () => h, draftOf: () => m })
async function m(e, t) {
  let { chain: n, safe: r, nonce: i, safeTxGas: a } = t,
    o = h(e, { chain: n, safe: r, nonce: i }),
    c = l(n, `SAFE_TX_GAS_OPTIONAL`)
  if (c && a !== null) return { ...o, safeTxGas: a }
  if (c && !_(n, r)) return o
  let { to: u, value: d, data: f, operation: p } = o,
    m = await s().estimateTransaction({
      params: { chainId: n.chainId, safe: r.address.value },
      body: { to: u, value: d, data: f, operation: p },
    })
  return { ...o, safeTxGas: m.safeTxGas }
}
function h(e, { chain: n, safe: r, nonce: i }) {
  let o = e.length > 1
  if (o && e.some(({ operation: e }) => e === 1)) throw Error(a.separateDelegatecall)
  return t({ calls: e, nonce: i, multiSend: o ? v(n, r) : c })
}
var g = (e, t) => (t.version ?? e.recommendedMasterCopyVersion ?? ``).split(`+`)[0] ?? ``
function _(e, t) {
  let n = g(e, t)
  return n !== `` && i(n, `1.3.0`)
}
function v(e, t) {
  let n = g(e, t),
    r = o(n, `MultiSendCallOnly`)?.address ?? e.contractAddresses.multiSendCallOnlyAddress
  if (!r) throw Error(a.noMultiSend({ chain: e.chainName, version: n }))
  return r
}
var y = { 1: `assertion`, 17: `overflow`, 18: `division`, 33: `enumeration`, 50: `index` }
function b(e) {
  let t = x(e)
  if (t !== null && t !== `0x`) return S(t)
  let n = e instanceof r ? `${e.shortMessage} ${e.details}` : String(e)
  return /revert/i.test(n)
    ? (/reverted with reason string '(.*)'|execution reverted:? ?"?([^"\n]*)/i
        .exec(n)
        ?.slice(1)
        .find(Boolean)
        ?.trim() ?? ``)
    : null
}
function x(e) {
  let t = e
  for (let e = 0; typeof t == `object` && t && e < 10; e++) {
    let e = Reflect.get(t, `data`)
    if (n(e)) return e
    let r = typeof e == `object` && e ? Reflect.get(e, `data`) : void 0
    if (n(r)) return r
    t = Reflect.get(t, `cause`)
  }
  return null
}
function S(e) {
  try {
    let { errorName: t, args: n } = u({ data: e, abi: [] })
    return t === `Panic` ? C(String(n?.[0])) : String(n?.[0] ?? ``)
  } catch {
    return a.errorCode(e.slice(0, 10))
  }
}
function C(e) {
  let t = Object.entries(y).find(([t]) => t === e)
  return t ? a[t[1]] : a.panic(e)
}
export { d as a, p as i, h as n, f as o, m as r, b as t }
//# sourceMappingURL=rest-BaAjqOzi.js.map
