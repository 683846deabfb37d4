const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './ccip-cKVorxNU.js',
      './rest-L3RFoWp3.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DfSGpZP2.js',
      './rest-pmi3KYbj.js',
    ]),
) => i.map((i) => d[i])
import {
  $i as e,
  Ai as t,
  Bi as n,
  Br as r,
  Ci as i,
  Dr as a,
  Er as o,
  Fr as s,
  Gi as c,
  Hi as l,
  Hr as u,
  Ji as d,
  Oi as f,
  Or as p,
  Pr as m,
  Ri as h,
  Rr as g,
  Ti as _,
  Tr as v,
  Vi as y,
  aa as b,
  dr as x,
  ea as S,
  jr as C,
  na as w,
  oa as T,
  qi as E,
  ra as D,
  wi as O,
  wr as k,
  xi as A,
  xr as j,
  yr as ee,
  zi as te,
  zr as M,
} from './later-DLdlgyuL.js'
import { Kn as ne } from './index--te03lJq.js'
import {
  _ as re,
  a as ie,
  b as N,
  c as ae,
  g as oe,
  h as se,
  l as ce,
  o as le,
  x as P,
  y as ue,
} from './rest-L3RFoWp3.js'
import {
  B as de,
  C as fe,
  D as pe,
  F as me,
  I as he,
  L as ge,
  M as _e,
  N as ve,
  P as ye,
  R as F,
  S as be,
  T as xe,
  V as Se,
  _ as Ce,
  b as we,
  d as Te,
  f as Ee,
  g as De,
  h as Oe,
  i as ke,
  m as Ae,
  o as je,
  p as I,
  t as Me,
  u as Ne,
  v as Pe,
  w as L,
  x as Fe,
  y as Ie,
  z as Le,
} from './rest-DeRAjEhb.js'
import { a as Re, i as ze } from './rest-pmi3KYbj.js'
import { t as Be } from './rest-Cy4Y8Q_t.js'
function R(e, t, n) {
  let r = e[t.name]
  if (typeof r == `function`) return r
  let i = e[n]
  return typeof i == `function` ? i : (n) => t(e, n)
}
var Ve = {
    1: 'An `assert` condition failed.',
    17: `Arithmetic operation resulted in underflow or overflow.`,
    18: 'Division or modulo by zero (e.g. `5 / 0` or `23 % 0`).',
    33: `Attempted to convert to an invalid type.`,
    34: `Attempted to access a storage byte array that is incorrectly encoded.`,
    49: 'Performed `.pop()` on an empty array',
    50: `Array index is out of bounds.`,
    65: `Allocated too much memory or created an array which is too large.`,
    81: `Attempted to call a zero-initialized variable of internal function type.`,
  },
  He = { inputs: [{ name: `message`, type: `string` }], name: `Error`, type: `error` },
  Ue = { inputs: [{ name: `reason`, type: `uint256` }], name: `Panic`, type: `error` }
function We(e) {
  let { abi: t, data: n, cause: r } = e,
    i = C(n, 0, 4)
  if (i === `0x`) throw new l({ cause: r })
  let o = [...(t || []), He, Ue].find((e) => e.type === `error` && i === a(b(e)))
  if (!o) throw new c(i, { docsPath: `/docs/contract/decodeErrorResult`, cause: r })
  return {
    abiItem: o,
    args: `inputs` in o && o.inputs && o.inputs.length > 0 ? j(o.inputs, C(n, 4)) : void 0,
    errorName: o.name,
  }
}
function Ge({ abiItem: e, args: t, includeFunctionName: n = !0, includeName: r = !1 }) {
  if (`name` in e && `inputs` in e && e.inputs)
    return `${n ? e.name : ``}(${e.inputs.map((e, n) => `${r && e.name ? `${e.name}: ` : ``}${typeof t[n] == `object` ? N(t[n]) : t[n]}`).join(`, `)})`
}
var Ke = class extends w {
    constructor({ address: e }) {
      super(`State for account "${e}" is set multiple times.`, { name: `AccountStateConflictError` })
    }
  },
  qe = class extends w {
    constructor() {
      super(`state and stateDiff are set on the same account.`, { name: `StateAssignmentConflictError` })
    }
  }
function Je(e) {
  return e.reduce((e, { slot: t, value: n }) => `${e}        ${t}: ${n}\n`, ``)
}
function Ye(e) {
  return e
    .reduce(
      (e, { address: t, ...n }) => {
        let r = `${e}    ${t}:\n`
        return (
          n.nonce && (r += `      nonce: ${n.nonce}\n`),
          n.balance && (r += `      balance: ${n.balance}\n`),
          n.code && (r += `      code: ${n.code}\n`),
          n.state &&
            ((r += `      state:
`),
            (r += Je(n.state))),
          n.stateDiff &&
            ((r += `      stateDiff:
`),
            (r += Je(n.stateDiff))),
          r
        )
      },
      `  State Override:
`,
    )
    .slice(0, -1)
}
var Xe = class extends w {
    constructor(
      e,
      {
        account: t,
        docsPath: n,
        chain: r,
        data: i,
        gas: a,
        gasPrice: o,
        maxFeePerGas: s,
        maxPriorityFeePerGas: c,
        nonce: l,
        to: u,
        value: d,
        stateOverride: f,
      },
    ) {
      let p = t ? P(t) : void 0,
        m = ge({
          from: p?.address,
          to: u,
          value: d !== void 0 && `${Le(d)} ${r?.nativeCurrency?.symbol || `ETH`}`,
          data: i,
          gas: a,
          gasPrice: o !== void 0 && `${F(o)} gwei`,
          maxFeePerGas: s !== void 0 && `${F(s)} gwei`,
          maxPriorityFeePerGas: c !== void 0 && `${F(c)} gwei`,
          nonce: l,
        })
      ;(f && (m += `\n${Ye(f)}`),
        super(e.shortMessage, {
          cause: e,
          docsPath: n,
          metaMessages: [...(e.metaMessages ? [...e.metaMessages, ` `] : []), `Raw Call Arguments:`, m].filter(Boolean),
          name: `CallExecutionError`,
        }),
        Object.defineProperty(this, 'cause', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.cause = e))
    }
  },
  Ze = class extends w {
    constructor(e, { abi: t, args: n, contractAddress: r, docsPath: i, functionName: a, sender: s }) {
      let c = o({ abi: t, args: n, name: a }),
        l = c ? Ge({ abiItem: c, args: n, includeFunctionName: !1, includeName: !1 }) : void 0,
        u = c ? b(c, { includeName: !0 }) : void 0,
        d = ge({
          address: r && re(r),
          function: u,
          args: l && l !== `()` && `${[...Array(a?.length ?? 0).keys()].map(() => ` `).join(``)}${l}`,
          sender: s,
        })
      ;(super(e.shortMessage || `An unknown error occurred while executing the contract function "${a}".`, {
        cause: e,
        docsPath: i,
        metaMessages: [...(e.metaMessages ? [...e.metaMessages, ` `] : []), d && `Contract Call:`, d].filter(Boolean),
        name: `ContractFunctionExecutionError`,
      }),
        Object.defineProperty(this, 'abi', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'args', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'cause', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'contractAddress', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: void 0,
        }),
        Object.defineProperty(this, 'formattedArgs', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'functionName', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'sender', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.abi = t),
        (this.args = n),
        (this.cause = e),
        (this.contractAddress = r),
        (this.functionName = a),
        (this.sender = s))
    }
  },
  Qe = class extends w {
    constructor({ abi: e, data: t, functionName: n, message: r, cause: i }) {
      let a, o, s, l
      if (t && t !== `0x`)
        try {
          o = We({ abi: e, data: t, cause: i })
          let { abiItem: n, errorName: r, args: a } = o
          if (r === `Error`) l = a[0]
          else if (r === `Panic`) {
            let [e] = a
            l = Ve[e]
          } else {
            let e = n ? b(n, { includeName: !0 }) : void 0,
              t = n && a ? Ge({ abiItem: n, args: a, includeFunctionName: !1, includeName: !1 }) : void 0
            s = [
              e ? `Error: ${e}` : ``,
              t && t !== `()` ? `       ${[...Array(r?.length ?? 0).keys()].map(() => ` `).join(``)}${t}` : ``,
            ]
          }
        } catch (e) {
          a = e
        }
      else r && (l = r)
      let u
      ;(a instanceof c &&
        ((u = a.signature),
        (s = [
          `Unable to decode signature "${u}" as it was not found on the provided ABI.`,
          `Make sure you are using the correct ABI and that the error exists on it.`,
          `You can look up the decoded signature here: https://4byte.sourcify.dev/?q=${u}.`,
        ])),
        super(
          (l && l !== `execution reverted`) || u
            ? [`The contract function "${n}" reverted with the following ${u ? `signature` : `reason`}:`, l || u].join(`
`)
            : `The contract function "${n}" reverted.`,
          { cause: a ?? i, metaMessages: s, name: `ContractFunctionRevertedError` },
        ),
        Object.defineProperty(this, 'data', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'raw', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'reason', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'signature', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.data = o),
        (this.raw = t),
        (this.reason = l),
        (this.signature = u))
    }
  },
  $e = class extends w {
    constructor({ functionName: e, cause: t }) {
      super(`The contract function "${e}" returned no data ("0x").`, {
        metaMessages: [
          `This could be due to any of the following:`,
          `  - The contract does not have the function "${e}",`,
          `  - The parameters passed to the contract function may be invalid, or`,
          `  - The address is not a contract.`,
        ],
        name: `ContractFunctionZeroDataError`,
        cause: t,
      })
    }
  },
  et = class extends w {
    constructor({ factory: e }) {
      super(`Deployment for counterfactual contract call failed${e ? ` for factory "${e}".` : ``}`, {
        metaMessages: [
          `Please ensure:`,
          '- The `factory` is a valid contract deployment factory (ie. Create2 Factory, ERC-4337 Factory, etc).',
          '- The `factoryData` is a valid encoded function call for contract deployment function on the factory.',
        ],
        name: `CounterfactualDeploymentFailedError`,
      })
    }
  },
  tt = class extends w {
    constructor({ data: e, message: t }) {
      ;(super(t || ``, { name: `RawContractError` }),
        Object.defineProperty(this, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 3 }),
        Object.defineProperty(this, 'data', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.data = e))
    }
  },
  nt = 3
function z(e, { abi: t, address: n, args: r, docsPath: i, functionName: a, sender: o }) {
  let s = e instanceof tt ? e : e instanceof w ? e.walk((e) => `data` in e) || e.walk() : {},
    { code: c, data: u, details: d, message: f, shortMessage: p } = s
  return new Ze(
    e instanceof l
      ? new $e({ functionName: a, cause: e })
      : ([nt, ae.code].includes(c) && (u || d || f || p)) || (c === ce.code && d === `execution reverted` && u)
        ? new Qe({
            abi: t,
            data: typeof u == `object` ? u.data : u,
            functionName: a,
            message: s instanceof se ? d : (p ?? f),
            cause: e,
          })
        : e,
    { abi: t, args: r, contractAddress: n, docsPath: i, functionName: a, sender: o },
  )
}
function rt(e) {
  let { chainId: t, nonce: n, to: r } = e,
    i = e.contractAddress ?? e.address,
    a = u(m([`0x05`, Re([t ? _(t) : `0x`, i, n ? _(n) : `0x`])]))
  return r === `bytes` ? A(a) : a
}
async function it(e) {
  let { authorization: t, signature: n } = e
  return ee({ hash: rt(t), signature: n ?? t })
}
var at = class extends w {
  constructor(
    e,
    {
      account: t,
      docsPath: n,
      chain: r,
      data: i,
      gas: a,
      gasPrice: o,
      maxFeePerGas: s,
      maxPriorityFeePerGas: c,
      nonce: l,
      to: u,
      value: d,
    },
  ) {
    let f = ge({
      from: t?.address,
      to: u,
      value: d !== void 0 && `${Le(d)} ${r?.nativeCurrency?.symbol || `ETH`}`,
      data: i,
      gas: a,
      gasPrice: o !== void 0 && `${F(o)} gwei`,
      maxFeePerGas: s !== void 0 && `${F(s)} gwei`,
      maxPriorityFeePerGas: c !== void 0 && `${F(c)} gwei`,
      nonce: l,
    })
    ;(super(e.shortMessage, {
      cause: e,
      docsPath: n,
      metaMessages: [...(e.metaMessages ? [...e.metaMessages, ` `] : []), `Estimate Gas Arguments:`, f].filter(Boolean),
      name: `EstimateGasExecutionError`,
    }),
      Object.defineProperty(this, 'cause', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      (this.cause = e))
  }
}
function B(e, t) {
  let n = (e.details || ``).toLowerCase(),
    r = e instanceof w ? e.walk((e) => e?.code === I.code) : e
  return r instanceof w
    ? new I({ cause: e, message: r.details })
    : I.nodeMessage.test(n)
      ? new I({ cause: e, message: e.details })
      : Ae.nodeMessage.test(n)
        ? new Ae({ cause: e, maxFeePerGas: t?.maxFeePerGas })
        : Oe.nodeMessage.test(n)
          ? new Oe({ cause: e, maxFeePerGas: t?.maxFeePerGas })
          : we.nodeMessage.test(n)
            ? new we({ cause: e, nonce: t?.nonce })
            : Fe.nodeMessage.test(n)
              ? new Fe({ cause: e, nonce: t?.nonce })
              : Ie.nodeMessage.test(n)
                ? new Ie({ cause: e, nonce: t?.nonce })
                : De.nodeMessage.test(n)
                  ? new De({ cause: e })
                  : Ce.nodeMessage.test(n)
                    ? new Ce({ cause: e, gas: t?.gas })
                    : Pe.nodeMessage.test(n)
                      ? new Pe({ cause: e, gas: t?.gas })
                      : fe.nodeMessage.test(n)
                        ? new fe({ cause: e })
                        : be.nodeMessage.test(n)
                          ? new be({
                              cause: e,
                              maxFeePerGas: t?.maxFeePerGas,
                              maxPriorityFeePerGas: t?.maxPriorityFeePerGas,
                            })
                          : new L({ cause: e })
}
function ot(e, { docsPath: t, ...n }) {
  return new at(
    (() => {
      let t = B(e, n)
      return t instanceof L ? e : t
    })(),
    { docsPath: t, ...n },
  )
}
function V(e, { format: t }) {
  if (!t) return {}
  let n = {}
  function r(t) {
    let i = Object.keys(t)
    for (let a of i) (a in e && (n[a] = e[a]), t[a] && typeof t[a] == `object` && !Array.isArray(t[a]) && r(t[a]))
  }
  return (r(t(e || {})), n)
}
var st = { legacy: `0x0`, eip2930: `0x1`, eip1559: `0x2`, eip4844: `0x3`, eip7702: `0x4` }
function H(e, t) {
  let n = {}
  return (
    e.authorizationList !== void 0 && (n.authorizationList = ct(e.authorizationList)),
    e.accessList !== void 0 && (n.accessList = e.accessList),
    e.blobVersionedHashes !== void 0 && (n.blobVersionedHashes = e.blobVersionedHashes),
    e.blobs !== void 0 && (n.blobs = typeof e.blobs[0] == `string` ? e.blobs : e.blobs.map((e) => O(e))),
    e.data !== void 0 && (n.data = e.data),
    e.account && (n.from = e.account.address),
    e.from !== void 0 && (n.from = e.from),
    e.gas !== void 0 && (n.gas = _(e.gas)),
    e.gasPrice !== void 0 && (n.gasPrice = _(e.gasPrice)),
    e.maxFeePerBlobGas !== void 0 && (n.maxFeePerBlobGas = _(e.maxFeePerBlobGas)),
    e.maxFeePerGas !== void 0 && (n.maxFeePerGas = _(e.maxFeePerGas)),
    e.maxPriorityFeePerGas !== void 0 && (n.maxPriorityFeePerGas = _(e.maxPriorityFeePerGas)),
    e.nonce !== void 0 && (n.nonce = _(e.nonce)),
    e.to !== void 0 && (n.to = e.to),
    e.type !== void 0 && (n.type = st[e.type]),
    e.value !== void 0 && (n.value = _(e.value)),
    n
  )
}
function ct(e) {
  return e.map((e) => ({
    address: e.address,
    r: e.r ? _(BigInt(e.r)) : e.r,
    s: e.s ? _(BigInt(e.s)) : e.s,
    chainId: _(e.chainId),
    nonce: _(e.nonce),
    ...(e.yParity === void 0 ? {} : { yParity: _(e.yParity) }),
    ...(e.v !== void 0 && e.yParity === void 0 ? { v: _(e.v) } : {}),
  }))
}
function lt(e) {
  if (e && e.length !== 0)
    return e.reduce((e, { slot: t, value: n }) => {
      if (t.length !== 66) throw new h({ size: t.length, targetSize: 66, type: `hex` })
      if (n.length !== 66) throw new h({ size: n.length, targetSize: 66, type: `hex` })
      return ((e[t] = n), e)
    }, {})
}
function ut(e) {
  let { balance: t, nonce: n, state: r, stateDiff: i, code: a } = e,
    o = {}
  if (
    (a !== void 0 && (o.code = a),
    t !== void 0 && (o.balance = _(t)),
    n !== void 0 && (o.nonce = _(n)),
    r !== void 0 && (o.state = lt(r)),
    i !== void 0)
  ) {
    if (o.state) throw new qe()
    o.stateDiff = lt(i)
  }
  return o
}
function dt(e) {
  if (!e) return
  let t = {}
  for (let { address: n, ...r } of e) {
    if (!s(n, { strict: !1 })) throw new M({ address: n })
    if (t[n]) throw new Ke({ address: n })
    t[n] = ut(r)
  }
  return t
}
function U(e) {
  let { account: t, maxFeePerGas: n, maxPriorityFeePerGas: r, to: i } = e,
    a = t ? P(t) : void 0
  if (a && !s(a.address)) throw new M({ address: a.address })
  if (i && !s(i)) throw new M({ address: i })
  if (n && n > Ee) throw new Ae({ maxFeePerGas: n })
  if (r && n && r > n) throw new be({ maxFeePerGas: n, maxPriorityFeePerGas: r })
}
var ft = class extends w {
    constructor() {
      super('`baseFeeMultiplier` must be greater than 1.', { name: `BaseFeeScalarError` })
    }
  },
  pt = class extends w {
    constructor() {
      super(`Chain does not support EIP-1559 fees.`, { name: `Eip1559FeesNotSupportedError` })
    }
  },
  mt = class extends w {
    constructor({ maxPriorityFeePerGas: e }) {
      super(`\`maxFeePerGas\` cannot be less than the \`maxPriorityFeePerGas\` (${F(e)} gwei).`, {
        name: `MaxFeePerGasTooLowError`,
      })
    }
  },
  ht = class extends w {
    constructor({ blockHash: e, blockNumber: t }) {
      let n = `Block`
      ;(e && (n = `Block at hash "${e}"`),
        t && (n = `Block at number "${t}"`),
        super(`${n} could not be found.`, { name: `BlockNotFoundError` }))
    }
  },
  gt = { '0x0': `legacy`, '0x1': `eip2930`, '0x2': `eip1559`, '0x3': `eip4844`, '0x4': `eip7702` }
function _t(e, n) {
  let r = {
    ...e,
    blockHash: e.blockHash ? e.blockHash : null,
    blockNumber: e.blockNumber ? BigInt(e.blockNumber) : null,
    ...(e.blockTimestamp != null && { blockTimestamp: BigInt(e.blockTimestamp) }),
    chainId: e.chainId ? t(e.chainId) : void 0,
    gas: e.gas ? BigInt(e.gas) : void 0,
    gasPrice: e.gasPrice ? BigInt(e.gasPrice) : void 0,
    maxFeePerBlobGas: e.maxFeePerBlobGas ? BigInt(e.maxFeePerBlobGas) : void 0,
    maxFeePerGas: e.maxFeePerGas ? BigInt(e.maxFeePerGas) : void 0,
    maxPriorityFeePerGas: e.maxPriorityFeePerGas ? BigInt(e.maxPriorityFeePerGas) : void 0,
    nonce: e.nonce ? t(e.nonce) : void 0,
    to: e.to ? e.to : null,
    transactionIndex: e.transactionIndex ? Number(e.transactionIndex) : null,
    type: e.type ? gt[e.type] : void 0,
    typeHex: e.type ? e.type : void 0,
    value: e.value ? BigInt(e.value) : void 0,
    v: e.v ? BigInt(e.v) : void 0,
  }
  return (
    e.authorizationList && (r.authorizationList = vt(e.authorizationList)),
    (r.yParity = (() => {
      if (e.yParity) return Number(e.yParity)
      if (typeof r.v == `bigint`) {
        if (r.v === 0n || r.v === 27n) return 0
        if (r.v === 1n || r.v === 28n) return 1
        if (r.v >= 35n) return +(r.v % 2n == 0n)
      }
    })()),
    r.type === `legacy` &&
      (delete r.accessList,
      delete r.maxFeePerBlobGas,
      delete r.maxFeePerGas,
      delete r.maxPriorityFeePerGas,
      delete r.yParity),
    r.type === `eip2930` && (delete r.maxFeePerBlobGas, delete r.maxFeePerGas, delete r.maxPriorityFeePerGas),
    r.type === `eip1559` && delete r.maxFeePerBlobGas,
    r
  )
}
function vt(e) {
  return e.map((e) => ({
    address: e.address,
    chainId: Number(e.chainId),
    nonce: Number(e.nonce),
    r: e.r,
    s: e.s,
    yParity: Number(e.yParity),
  }))
}
function yt(e, t) {
  let n = (e.transactions ?? []).map((e) => (typeof e == `string` ? e : _t(e)))
  return {
    ...e,
    baseFeePerGas: e.baseFeePerGas ? BigInt(e.baseFeePerGas) : null,
    blobGasUsed: e.blobGasUsed ? BigInt(e.blobGasUsed) : void 0,
    difficulty: e.difficulty ? BigInt(e.difficulty) : void 0,
    excessBlobGas: e.excessBlobGas ? BigInt(e.excessBlobGas) : void 0,
    gasLimit: e.gasLimit ? BigInt(e.gasLimit) : void 0,
    gasUsed: e.gasUsed ? BigInt(e.gasUsed) : void 0,
    hash: e.hash ? e.hash : null,
    logsBloom: e.logsBloom ? e.logsBloom : null,
    nonce: e.nonce ? e.nonce : null,
    number: e.number ? BigInt(e.number) : null,
    size: e.size ? BigInt(e.size) : void 0,
    timestamp: e.timestamp ? BigInt(e.timestamp) : void 0,
    transactions: n,
    totalDifficulty: e.totalDifficulty ? BigInt(e.totalDifficulty) : null,
  }
}
async function W(
  e,
  { blockHash: t, blockNumber: n, blockTag: r = e.experimental_blockTag ?? `latest`, includeTransactions: i } = {},
) {
  let a = i ?? !1,
    o = n === void 0 ? void 0 : _(n),
    s = null
  if (
    ((s = t
      ? await e.request({ method: `eth_getBlockByHash`, params: [t, a] }, { dedupe: !0 })
      : await e.request({ method: `eth_getBlockByNumber`, params: [o || r, a] }, { dedupe: !!o })),
    !s)
  )
    throw new ht({ blockHash: t, blockNumber: n })
  return (e.chain?.formatters?.block?.format || yt)(s, `getBlock`)
}
async function bt(e) {
  let t = await e.request({ method: `eth_gasPrice` })
  return BigInt(t)
}
async function xt(e, t) {
  return St(e, t)
}
async function St(e, t) {
  let { block: n, chain: r = e.chain, request: i } = t || {}
  try {
    let t = r?.fees?.maxPriorityFeePerGas ?? r?.fees?.defaultPriorityFee
    if (typeof t == `function`) {
      let r = await t({ block: n || (await R(e, W, `getBlock`)({})), client: e, request: i })
      if (r === null) throw Error()
      return r
    }
    if (t !== void 0) return t
    let a = await e.request({ method: `eth_maxPriorityFeePerGas` })
    return f(a)
  } catch {
    let [t, r] = await Promise.all([n ? Promise.resolve(n) : R(e, W, `getBlock`)({}), R(e, bt, `getGasPrice`)({})])
    if (typeof t.baseFeePerGas != `bigint`) throw new pt()
    let i = r - t.baseFeePerGas
    return i < 0n ? 0n : i
  }
}
async function Ct(e, t) {
  return wt(e, t)
}
async function wt(e, t) {
  let { block: n, chain: r = e.chain, request: i, type: a = `eip1559` } = t || {},
    o = await (async () =>
      typeof r?.fees?.baseFeeMultiplier == `function`
        ? r.fees.baseFeeMultiplier({ block: n, client: e, request: i })
        : (r?.fees?.baseFeeMultiplier ?? 1.2))()
  if (o < 1) throw new ft()
  let s = 10 ** (o.toString().split(`.`)[1]?.length ?? 0),
    c = (e) => (e * BigInt(Math.round(o * s))) / BigInt(s),
    l = n || (await R(e, W, `getBlock`)({}))
  if (typeof r?.fees?.estimateFeesPerGas == `function`) {
    let t = await r.fees.estimateFeesPerGas({ block: n, client: e, multiply: c, request: i, type: a })
    if (t !== null) return t
  }
  if (a === `eip1559`) {
    if (typeof l.baseFeePerGas != `bigint`) throw new pt()
    let t =
        typeof i?.maxPriorityFeePerGas == `bigint`
          ? i.maxPriorityFeePerGas
          : await St(e, { block: l, chain: r, request: i }),
      n = c(l.baseFeePerGas)
    return { maxFeePerGas: i?.maxFeePerGas ?? n + t, maxPriorityFeePerGas: t }
  }
  return { gasPrice: i?.gasPrice ?? c(await R(e, bt, `getGasPrice`)({})) }
}
function G(e) {
  let { blockHash: t, blockNumber: n, blockTag: r, requireCanonical: i } = e
  if (i !== void 0 && !t) throw new w('`requireCanonical` can only be provided when `blockHash` is set.')
  return t
    ? i
      ? { blockHash: t, requireCanonical: i }
      : { blockHash: t }
    : typeof n == `bigint`
      ? _(n)
      : (r ?? `latest`)
}
async function Tt(e, { address: n, blockHash: r, blockNumber: i, blockTag: a = `latest`, requireCanonical: o }) {
  let s = G({ blockHash: r, blockNumber: i, blockTag: a, requireCanonical: o }),
    c = await e.request(
      { method: `eth_getTransactionCount`, params: [n, s] },
      { dedupe: typeof i == `bigint` || r !== void 0 },
    )
  return t(c)
}
function Et(e) {
  let { commitment: t, version: n = 1 } = e,
    r = e.to ?? (typeof t == `string` ? `hex` : `bytes`),
    i = Be(t, `bytes`)
  return (i.set([n], 0), r === `bytes` ? i : O(i))
}
function Dt(e) {
  let { commitments: t, version: n } = e,
    r = e.to ?? (typeof t[0] == `string` ? `hex` : `bytes`),
    i = []
  for (let e of t) i.push(Et({ commitment: e, to: r, version: n }))
  return i
}
function Ot(e) {
  if (e.type) return e.type
  if (e.authorizationList !== void 0) return `eip7702`
  if (e.blobs !== void 0 || e.blobVersionedHashes !== void 0 || e.maxFeePerBlobGas !== void 0 || e.sidecars !== void 0)
    return `eip4844`
  if (e.maxFeePerGas !== void 0 || e.maxPriorityFeePerGas !== void 0) return `eip1559`
  if (e.gasPrice !== void 0) return e.accessList === void 0 ? `legacy` : `eip2930`
  throw new pe({ transaction: e })
}
function kt(e, { docsPath: t, ...n }) {
  let r = (() => {
    let t = B(e, n)
    return t instanceof L ? e : t
  })()
  return new _e(r, { docsPath: t, ...n })
}
async function At(e) {
  let n = await e.request({ method: `eth_chainId` }, { dedupe: !0 })
  return t(n)
}
async function jt(e, t) {
  let {
      account: n = e.account,
      accessList: r,
      authorizationList: i,
      chain: a = e.chain,
      blobVersionedHashes: o,
      blobs: s,
      data: c,
      gas: l,
      gasPrice: u,
      maxFeePerBlobGas: d,
      maxFeePerGas: f,
      maxPriorityFeePerGas: p,
      nonce: m,
      nonceManager: h,
      to: g,
      type: _,
      value: v,
      ...y
    } = t,
    b = await (async () => {
      if (!n || !h || m !== void 0) return m
      let t = P(n),
        r = a ? a.id : await R(e, At, `getChainId`)({})
      return await h.consume({ address: t.address, chainId: r, client: e })
    })()
  U(t)
  let x = a?.formatters?.transactionRequest?.format,
    S = (x || H)(
      {
        ...V(y, { format: x }),
        account: n ? P(n) : void 0,
        accessList: r,
        authorizationList: i,
        blobs: s,
        blobVersionedHashes: o,
        data: c,
        gas: l,
        gasPrice: u,
        maxFeePerBlobGas: d,
        maxFeePerGas: f,
        maxPriorityFeePerGas: p,
        nonce: b,
        to: g,
        type: _,
        value: v,
      },
      `fillTransaction`,
    )
  try {
    let n = await e.request({ method: `eth_fillTransaction`, params: [S] }),
      r = (a?.formatters?.transaction?.format || _t)(n.tx)
    ;(delete r.blockHash,
      delete r.blockNumber,
      delete r.r,
      delete r.s,
      delete r.transactionIndex,
      delete r.v,
      delete r.yParity,
      (r.data = r.input))
    let i = r.feePayerSignature !== void 0 && r.feePayerSignature !== null
    if (i && b !== void 0 && r.nonce !== b) throw new xe({ filledNonce: r.nonce, requestedNonce: b })
    if (!i) {
      ;((r.gas &&= t.gas ?? r.gas),
        (r.gasPrice &&= t.gasPrice ?? r.gasPrice),
        (r.maxFeePerBlobGas &&= t.maxFeePerBlobGas ?? r.maxFeePerBlobGas),
        (r.maxFeePerGas &&= t.maxFeePerGas ?? r.maxFeePerGas),
        (r.maxPriorityFeePerGas &&= t.maxPriorityFeePerGas ?? r.maxPriorityFeePerGas),
        r.nonce !== void 0 && (r.nonce = t.nonce ?? r.nonce))
      let n = await (async () => {
        if (typeof a?.fees?.baseFeeMultiplier == `function`) {
          let n = await R(e, W, `getBlock`)({})
          return a.fees.baseFeeMultiplier({ block: n, client: e, request: t })
        }
        return a?.fees?.baseFeeMultiplier ?? 1.2
      })()
      if (n < 1) throw new ft()
      let i = 10 ** (n.toString().split(`.`)[1]?.length ?? 0),
        o = (e) => (e * BigInt(Math.round(n * i))) / BigInt(i)
      ;(r.maxFeePerGas && !t.maxFeePerGas && (r.maxFeePerGas = o(r.maxFeePerGas)),
        r.gasPrice && !t.gasPrice && (r.gasPrice = o(r.gasPrice)))
    }
    return {
      raw: n.raw,
      transaction: { from: S.from, ...r },
      ...(n.capabilities ? { capabilities: n.capabilities } : {}),
    }
  } catch (n) {
    throw kt(n, { ...t, chain: e.chain })
  }
}
var Mt = [`blobVersionedHashes`, `chainId`, `fees`, `gas`, `nonce`, `type`],
  Nt = new Map(),
  Pt = new g(128)
async function Ft(e, t) {
  let n = t
  ;((n.account ??= e.account), (n.parameters ??= Mt))
  let { account: r, chain: i = e.chain, nonceManager: a, parameters: o } = n,
    s = (() => {
      if (typeof i?.prepareTransactionRequest == `function`)
        return { fn: i.prepareTransactionRequest, runAt: [`beforeFillTransaction`] }
      if (Array.isArray(i?.prepareTransactionRequest))
        return { fn: i.prepareTransactionRequest[0], runAt: i.prepareTransactionRequest[1].runAt }
    })(),
    c
  async function l() {
    return c || (n.chainId === void 0 ? (i ? i.id : ((c = await R(e, At, `getChainId`)({})), c)) : n.chainId)
  }
  let u = r && P(r),
    d = n.nonce
  if (s?.fn && s.runAt?.includes(`beforeFillTransaction`)) {
    ;((n = await s.fn({ ...n, chain: i }, { client: e, phase: `beforeFillTransaction` })), (d ??= n.nonce))
    let t = n.account ?? n.from
    u = t ? P(t) : void 0
  }
  if (o.includes(`nonce`) && d === void 0 && u && a) {
    let t = await l()
    d = await a.consume({ address: u.address, chainId: t, client: e })
  }
  let f =
    !((o.includes(`blobVersionedHashes`) || o.includes(`sidecars`)) && n.kzg && n.blobs) &&
    ((o.length > 0 && `feePayer` in n && n.feePayer && !(`feePayerSignature` in n && n.feePayerSignature)) ||
      (Pt.get(e.uid) !== !1 &&
        [`fees`, `gas`].some((e) => o.includes(e)) &&
        ((o.includes(`chainId`) && typeof n.chainId != `number`) ||
          (o.includes(`nonce`) && typeof d != `number`) ||
          (o.includes(`fees`) &&
            typeof n.gasPrice != `bigint` &&
            (typeof n.maxFeePerGas != `bigint` || typeof n.maxPriorityFeePerGas != `bigint`)) ||
          (o.includes(`gas`) && typeof n.gas != `bigint`))))
      ? await R(
          e,
          jt,
          `fillTransaction`,
        )({ ...n, nonce: d })
          .then((t) => {
            let {
                chainId: r,
                from: i,
                gas: a,
                gasPrice: o,
                nonce: s,
                maxFeePerBlobGas: c,
                maxFeePerGas: l,
                maxPriorityFeePerGas: u,
                type: d,
                ...f
              } = t.transaction,
              p = `feeToken` in f ? f.feeToken : void 0,
              m = `feePayerSignature` in f && f.feePayerSignature !== null && f.feePayerSignature !== void 0,
              h = p != null && (!(`feeToken` in n) || m)
            return (
              Pt.set(e.uid, !0),
              {
                ...n,
                ...(i ? { from: i } : {}),
                ...(d && !n.type ? { type: d } : {}),
                ...(r === void 0 ? {} : { chainId: r }),
                ...(a === void 0 ? {} : { gas: a }),
                ...(o === void 0 ? {} : { gasPrice: o }),
                ...(s === void 0 ? {} : { nonce: s }),
                ...(c !== void 0 && n.type !== `legacy` && n.type !== `eip2930` ? { maxFeePerBlobGas: c } : {}),
                ...(l !== void 0 && n.type !== `legacy` && n.type !== `eip2930` ? { maxFeePerGas: l } : {}),
                ...(u !== void 0 && n.type !== `legacy` && n.type !== `eip2930` ? { maxPriorityFeePerGas: u } : {}),
                ...(`nonceKey` in f && f.nonceKey !== void 0 ? { nonceKey: f.nonceKey } : {}),
                ...(`keyAuthorization` in f &&
                f.keyAuthorization !== void 0 &&
                f.keyAuthorization !== null &&
                !(`keyAuthorization` in n)
                  ? { keyAuthorization: f.keyAuthorization }
                  : {}),
                ...(`feePayerSignature` in f && f.feePayerSignature !== void 0 && f.feePayerSignature !== null
                  ? { feePayerSignature: f.feePayerSignature }
                  : {}),
                ...(h ? { feeToken: p } : {}),
                ...(t.capabilities ? { _capabilities: t.capabilities } : {}),
              }
            )
          })
          .catch((t) => {
            let r = t
            if (r.name !== `TransactionExecutionError`) return n
            if (r.walk?.((e) => e instanceof xe) || r.walk?.((e) => e.name === `ExecutionRevertedError`)) throw t
            return (
              r.walk?.((e) => {
                let t = e
                return (
                  t.name === `MethodNotFoundRpcError` ||
                  t.name === `MethodNotSupportedRpcError` ||
                  t.message?.includes(`eth_fillTransaction is not available`)
                )
              }) && Pt.set(e.uid, !1),
              n
            )
          })
      : n
  ;((d ??= f.nonce), (n = { ...f, ...(u ? { from: u?.address } : {}), ...(d === void 0 ? {} : { nonce: d }) }))
  let { blobs: p, gas: m, kzg: h, type: g } = n
  s?.fn &&
    s.runAt?.includes(`beforeFillParameters`) &&
    (n = await s.fn({ ...n, chain: i }, { client: e, phase: `beforeFillParameters` }))
  let _
  async function v() {
    return _ || ((_ = await R(e, W, `getBlock`)({ blockTag: `latest` })), _)
  }
  if (
    (o.includes(`nonce`) &&
      d === void 0 &&
      u &&
      !a &&
      (n.nonce = await R(e, Tt, `getTransactionCount`)({ address: u.address, blockTag: `pending` })),
    (o.includes(`blobVersionedHashes`) || o.includes(`sidecars`)) && p && h)
  ) {
    let e = Te({ blobs: p, kzg: h })
    if (o.includes(`blobVersionedHashes`)) {
      let t = Dt({ commitments: e, to: `hex` })
      n.blobVersionedHashes = t
    }
    if (o.includes(`sidecars`)) {
      let t = Ne({ blobs: p, commitments: e, kzg: h }),
        r = je({ blobs: p, commitments: e, proofs: t, to: `hex` })
      n.sidecars = r
    }
  }
  if ((o.includes(`chainId`) && (n.chainId = await l()), (o.includes(`fees`) || o.includes(`type`)) && g === void 0))
    try {
      n.type = Ot(n)
    } catch {
      let t = Nt.get(e.uid)
      ;(t === void 0 && ((t = typeof (await v())?.baseFeePerGas == `bigint`), Nt.set(e.uid, t)),
        (n.type = t ? `eip1559` : `legacy`))
    }
  if (o.includes(`fees`)) {
    if (n.type !== `legacy` && n.type !== `eip2930`) {
      if (n.maxFeePerGas === void 0 || n.maxPriorityFeePerGas === void 0) {
        let { maxFeePerGas: t, maxPriorityFeePerGas: r } = await wt(e, { block: await v(), chain: i, request: n })
        if (n.maxPriorityFeePerGas === void 0 && n.maxFeePerGas && n.maxFeePerGas < r)
          throw new mt({ maxPriorityFeePerGas: r })
        ;((n.maxPriorityFeePerGas = r), (n.maxFeePerGas = t))
      }
    } else {
      if (n.maxFeePerGas !== void 0 || n.maxPriorityFeePerGas !== void 0) throw new pt()
      if (n.gasPrice === void 0) {
        let { gasPrice: t } = await wt(e, { block: await v(), chain: i, request: n, type: `legacy` })
        n.gasPrice = t
      }
    }
  }
  return (
    o.includes(`gas`) &&
      m === void 0 &&
      (n.gas = await R(
        e,
        It,
        `estimateGas`,
      )({ ...n, account: u, prepare: u?.type === `local` ? [] : [`blobVersionedHashes`] })),
    s?.fn &&
      s.runAt?.includes(`afterFillParameters`) &&
      (n = await s.fn({ ...n, chain: i }, { client: e, phase: `afterFillParameters` })),
    U(n),
    delete n.parameters,
    n
  )
}
async function It(e, t) {
  let { account: n = e.account, prepare: r = !0 } = t,
    i = n ? P(n) : void 0,
    a = (() => {
      if (Array.isArray(r)) return r
      if (i?.type !== `local`) return [`blobVersionedHashes`]
    })()
  try {
    let n = await (async () => {
        if (t.to) return t.to
        if (t.authorizationList && t.authorizationList.length > 0)
          return await it({ authorization: t.authorizationList[0] }).catch(() => {
            throw new w('`to` is required. Could not infer from `authorizationList`')
          })
      })(),
      {
        accessList: o,
        authorizationList: s,
        blobs: c,
        blobVersionedHashes: l,
        blockNumber: u,
        blockTag: d,
        data: f,
        gas: p,
        gasPrice: m,
        maxFeePerBlobGas: h,
        maxFeePerGas: g,
        maxPriorityFeePerGas: v,
        nonce: y,
        value: b,
        stateOverride: x,
        ...S
      } = r ? await Ft(e, { ...t, parameters: a, to: n }) : t
    if (p && t.gas !== p) return p
    let C = (typeof u == `bigint` ? _(u) : void 0) || d,
      T = dt(x)
    U(t)
    let E = e.chain?.formatters?.transactionRequest?.format,
      D = (E || H)(
        {
          ...V(S, { format: E }),
          account: i,
          accessList: o,
          authorizationList: s,
          blobs: c,
          blobVersionedHashes: l,
          data: f,
          gasPrice: m,
          maxFeePerBlobGas: h,
          maxFeePerGas: g,
          maxPriorityFeePerGas: v,
          nonce: y,
          to: n,
          value: b,
        },
        `estimateGas`,
      )
    return BigInt(
      await e.request({
        method: `eth_estimateGas`,
        params: T ? [D, C ?? e.experimental_blockTag ?? `latest`, T] : C ? [D, C] : [D],
      }),
    )
  } catch (n) {
    throw ot(n, { ...t, account: i, chain: e.chain })
  }
}
async function Lt(e, t) {
  let {
      abi: n,
      address: r,
      args: i,
      functionName: a,
      dataSuffix: o = typeof e.dataSuffix == `string` ? e.dataSuffix : e.dataSuffix?.value,
      ...s
    } = t,
    c = v({ abi: n, args: i, functionName: a })
  try {
    return await R(e, It, `estimateGas`)({ data: `${c}${o ? o.replace(`0x`, ``) : ``}`, to: r, ...s })
  } catch (e) {
    throw z(e, {
      abi: n,
      address: r,
      args: i,
      docsPath: `/docs/contract/estimateContractGas`,
      functionName: a,
      sender: (s.account ? P(s.account) : void 0)?.address,
    })
  }
}
function K(e, t) {
  if (!s(e, { strict: !1 })) throw new M({ address: e })
  if (!s(t, { strict: !1 })) throw new M({ address: t })
  return e.toLowerCase() === t.toLowerCase()
}
function Rt(e, { args: t, eventName: n } = {}) {
  return {
    ...e,
    blockHash: e.blockHash ? e.blockHash : null,
    blockNumber: e.blockNumber ? BigInt(e.blockNumber) : null,
    blockTimestamp: e.blockTimestamp ? BigInt(e.blockTimestamp) : e.blockTimestamp === null ? null : void 0,
    logIndex: e.logIndex ? Number(e.logIndex) : null,
    transactionHash: e.transactionHash ? e.transactionHash : null,
    transactionIndex: e.transactionIndex ? Number(e.transactionIndex) : null,
    ...(n ? { args: t, eventName: n } : {}),
  }
}
var zt = `/docs/contract/decodeEventLog`
function Bt(t) {
  let { abi: n, data: i, strict: a, topics: o } = t,
    s = a ?? !0,
    [c, ...l] = o
  if (!c) throw new E({ docsPath: zt })
  let u = n.find((e) => e.type === `event` && c === r(b(e)))
  if (!(u && `name` in u) || u.type !== `event`) throw new d(c, { docsPath: zt })
  let { name: f, inputs: p } = u,
    m = p?.some((e) => !(`name` in e && e.name)),
    h = m ? [] : {},
    g = p.map((e, t) => [e, t]).filter(([e]) => `indexed` in e && e.indexed),
    _ = []
  for (let e = 0; e < g.length; e++) {
    let [t, n] = g[e],
      r = l[e]
    if (r) h[m ? n : t.name || n] = Vt({ param: t, value: r })
    else {
      if (s) throw new S({ abiItem: u, param: t })
      _.push([t, n])
    }
  }
  let v = p.filter((e) => !(`indexed` in e && e.indexed)),
    x = s ? v : [..._.map(([e]) => e), ...v]
  if (x.length > 0) {
    if (i && i !== `0x`)
      try {
        let e = j(x, i)
        if (e) {
          let t = 0
          if (!s) for (let [n, r] of _) h[m ? r : n.name || r] = e[t++]
          if (m) for (let n = 0; n < p.length; n++) h[n] === void 0 && t < e.length && (h[n] = e[t++])
          else for (let n = 0; n < v.length; n++) h[v[n].name] = e[t++]
        }
      } catch (t) {
        if (s) throw t instanceof y || t instanceof k ? new e({ abiItem: u, data: i, params: x, size: D(i) }) : t
      }
    else if (s) throw new e({ abiItem: u, data: `0x`, params: x, size: 0 })
  }
  return { eventName: f, args: Object.values(h).length > 0 ? h : void 0 }
}
function Vt({ param: e, value: t }) {
  return e.type === `string` || e.type === `bytes` || e.type === `tuple` || e.type.match(/^(.*)\[(\d+)?\]$/)
    ? t
    : (j([e], t) || [])[0]
}
function Ht(e) {
  let { abi: t, args: n, logs: i, strict: a = !0 } = e,
    o = (() => {
      if (e.eventName) return Array.isArray(e.eventName) ? e.eventName : [e.eventName]
    })(),
    s = t.filter((e) => e.type === `event`).map((e) => ({ abi: e, selector: r(e) }))
  return i
    .map((e) => {
      let t = typeof e.blockNumber == `string` ? Rt(e) : e,
        r = s.filter((e) => t.topics[0] === e.selector)
      if (r.length === 0) return null
      let i, c
      for (let e of r)
        try {
          ;((i = Bt({ ...t, abi: [e.abi], strict: !0 })), (c = e))
          break
        } catch {}
      if (!i && !a) {
        c = r[0]
        try {
          i = Bt({ data: t.data, topics: t.topics, abi: [c.abi], strict: !1 })
        } catch {
          let e = c.abi.inputs?.some((e) => !(`name` in e && e.name))
          return { ...t, args: e ? [] : {}, eventName: c.abi.name }
        }
      }
      return !i || !c || (o && !o.includes(i.eventName)) || !Ut({ args: i.args, inputs: c.abi.inputs, matchArgs: n })
        ? null
        : { ...i, ...t }
    })
    .filter(Boolean)
}
function Ut(e) {
  let { args: t, inputs: n, matchArgs: r } = e
  if (!r) return !0
  if (!t) return !1
  function a(e, t, n) {
    try {
      return e.type === `address` ? K(t, n) : e.type === `string` || e.type === `bytes` ? u(i(t)) === n : t === n
    } catch {
      return !1
    }
  }
  return Array.isArray(t) && Array.isArray(r)
    ? r.every((e, r) => {
        if (e == null) return !0
        let i = n[r]
        return i ? (Array.isArray(e) ? e : [e]).some((e) => a(i, e, t[r])) : !1
      })
    : typeof t == `object` &&
        !Array.isArray(t) &&
        typeof r == `object` &&
        !Array.isArray(r) &&
        Object.entries(r).every(([e, r]) => {
          if (r == null) return !0
          let i = n.find((t) => t.name === e)
          return i ? (Array.isArray(r) ? r : [r]).some((n) => a(i, n, t[e])) : !1
        })
}
var Wt = `0.1.1`
function Gt() {
  return Wt
}
function Kt(e) {
  if (!e) return ``
  let t = Object.entries(e)
      .map(([e, t]) => (t === void 0 || t === !1 ? null : [e, t]))
      .filter(Boolean),
    n = t.reduce((e, [t]) => Math.max(e, t.length), 0)
  return t.map(([e, t]) => `  ${`${e}:`.padEnd(n + 1)}  ${t}`).join(`
`)
}
var q = class e extends Error {
  static setStaticOptions(t) {
    ;((e.prototype.docsOrigin = t.docsOrigin),
      (e.prototype.showVersion = t.showVersion),
      (e.prototype.version = t.version))
  }
  constructor(t, n = {}) {
    let r = (() => {
        if (n.cause instanceof e) {
          if (n.cause.details) return n.cause.details
          if (n.cause.shortMessage) return n.cause.shortMessage
        }
        return n.cause && `details` in n.cause && typeof n.cause.details == `string`
          ? n.cause.details
          : n.cause?.message
            ? n.cause.message
            : n.details
      })(),
      i = (n.cause instanceof e && n.cause.docsPath) || n.docsPath,
      a = n.docsOrigin ?? e.prototype.docsOrigin,
      o = `${a}${i ?? ``}`,
      s = !!(n.version ?? e.prototype.showVersion),
      c = n.version ?? e.prototype.version,
      l = [
        t || `An error occurred.`,
        ...(n.metaMessages ? [``, ...n.metaMessages] : []),
        ...(r || i || s
          ? [``, r ? `Details: ${r}` : void 0, i ? `See: ${o}` : void 0, s ? `Version: ${c}` : void 0]
          : []),
      ].filter((e) => typeof e == `string`).join(`
`)
    ;(super(l, n.cause ? { cause: n.cause } : void 0),
      Object.defineProperty(this, 'details', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'docs', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'docsOrigin', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'docsPath', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'shortMessage', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'showVersion', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'version', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'cause', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'name', { enumerable: !0, configurable: !0, writable: !0, value: `BaseError` }),
      (this.cause = n.cause),
      (this.details = r),
      (this.docs = o),
      (this.docsOrigin = a),
      (this.docsPath = i),
      (this.shortMessage = t),
      (this.showVersion = s),
      (this.version = c))
  }
  walk(e) {
    return qt(this, e)
  }
}
;(Object.defineProperty(q, 'defaultStaticOptions', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: { docsOrigin: `https://oxlib.sh`, showVersion: !1, version: `ox@${Gt()}` },
}),
  q.setStaticOptions(q.defaultStaticOptions))
function qt(e, t) {
  return t?.(e) ? e : e && typeof e == `object` && `cause` in e && e.cause ? qt(e.cause, t) : t ? null : e
}
function J(e, t) {
  if (Z(e) > t) throw new gn({ givenSize: Z(e), maxSize: t })
}
function Jt(e, t) {
  if (typeof t == `number` && t > 0 && t > Z(e) - 1) throw new _n({ offset: t, position: `start`, size: Z(e) })
}
function Yt(e, t, n) {
  if (typeof t == `number` && typeof n == `number` && Z(e) !== n - t)
    throw new _n({ offset: n, position: `end`, size: Z(e) })
}
function Xt(e, t = {}) {
  let { dir: n, size: r = 32 } = t
  if (r === 0) return e
  let i = e.replace(`0x`, ``)
  if (i.length > r * 2) throw new vn({ size: Math.ceil(i.length / 2), targetSize: r, type: `Hex` })
  return `0x${i[n === `right` ? `padEnd` : `padStart`](r * 2, `0`)}`
}
var Zt = `#__bigint`
function Qt(e, t, n) {
  return JSON.stringify(
    e,
    (e, n) => (typeof t == `function` ? t(e, n) : typeof n == `bigint` ? n.toString() + Zt : n),
    n,
  )
}
var $t = new TextEncoder(),
  en = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function tn(e, t = {}) {
  let { strict: n = !1 } = t
  if (!e || typeof e != `string`) throw new mn(e)
  if ((n && !/^0x[0-9a-fA-F]*$/.test(e)) || !e.startsWith(`0x`)) throw new hn(e)
}
function nn(...e) {
  return `0x${e.reduce((e, t) => e + t.replace(`0x`, ``), ``)}`
}
function rn(e) {
  return e instanceof Uint8Array ? Y(e) : Array.isArray(e) ? Y(new Uint8Array(e)) : e
}
function an(e, t = {}) {
  let n = `0x${Number(e)}`
  return typeof t.size == `number` ? (J(n, t.size), sn(n, t.size)) : n
}
function Y(e, t = {}) {
  let n = ``
  for (let t = 0; t < e.length; t++) n += en[e[t]]
  let r = `0x${n}`
  return typeof t.size == `number` ? (J(r, t.size), cn(r, t.size)) : r
}
function X(e, t = {}) {
  let { signed: n, size: r } = t,
    i = BigInt(e),
    a
  r
    ? (a = n ? (1n << (BigInt(r) * 8n - 1n)) - 1n : 2n ** (BigInt(r) * 8n) - 1n)
    : typeof e == `number` && (a = BigInt(2 ** 53 - 1))
  let o = typeof a == `bigint` && n ? -a - 1n : 0
  if ((a && i > a) || i < o) {
    let t = typeof e == `bigint` ? `n` : ``
    throw new pn({ max: a ? `${a}${t}` : void 0, min: `${o}${t}`, signed: n, size: r, value: `${e}${t}` })
  }
  let s = `0x${(n && i < 0 ? BigInt.asUintN(r * 8, BigInt(i)) : i).toString(16)}`
  return r ? sn(s, r) : s
}
function on(e, t = {}) {
  return Y($t.encode(e), t)
}
function sn(e, t) {
  return Xt(e, { dir: `left`, size: t })
}
function cn(e, t) {
  return Xt(e, { dir: `right`, size: t })
}
function ln(e, t, n, r = {}) {
  let { strict: i } = r
  Jt(e, t)
  let a = `0x${e.replace(`0x`, ``).slice((t ?? 0) * 2, (n ?? e.length) * 2)}`
  return (i && Yt(a, t, n), a)
}
function Z(e) {
  return Math.ceil((e.length - 2) / 2)
}
function un(e, t = {}) {
  let { signed: n } = t
  t.size && J(e, t.size)
  let r = BigInt(e)
  if (!n) return r
  let i = (e.length - 2) / 2,
    a = (1n << (BigInt(i) * 8n)) - 1n
  return r <= a >> 1n ? r : r - a - 1n
}
function dn(e, t = {}) {
  let { signed: n, size: r } = t
  return Number(!n && !r ? e : un(e, t))
}
function fn(e, t = {}) {
  let { strict: n = !1 } = t
  try {
    return (tn(e, { strict: n }), !0)
  } catch {
    return !1
  }
}
var pn = class extends q {
    constructor({ max: e, min: t, signed: n, size: r, value: i }) {
      ;(super(
        `Number \`${i}\` is not in safe${r ? ` ${r * 8}-bit` : ``}${n ? ` signed` : ` unsigned`} integer range ${e ? `(\`${t}\` to \`${e}\`)` : `(above \`${t}\`)`}`,
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.IntegerOutOfRangeError`,
        }))
    }
  },
  mn = class extends q {
    constructor(e) {
      ;(super(`Value \`${typeof e == `object` ? Qt(e) : e}\` of type \`${typeof e}\` is an invalid hex type.`, {
        metaMessages: ['Hex types must be represented as `"0x${string}"`.'],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.InvalidHexTypeError`,
        }))
    }
  },
  hn = class extends q {
    constructor(e) {
      ;(super(`Value \`${e}\` is an invalid hex value.`, {
        metaMessages: ['Hex values must start with `"0x"` and contain only hexadecimal characters (0-9, a-f, A-F).'],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.InvalidHexValueError`,
        }))
    }
  },
  gn = class extends q {
    constructor({ givenSize: e, maxSize: t }) {
      ;(super(`Size cannot exceed \`${t}\` bytes. Given size: \`${e}\` bytes.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.SizeOverflowError`,
        }))
    }
  },
  _n = class extends q {
    constructor({ offset: e, position: t, size: n }) {
      ;(super(`Slice ${t === `start` ? `starting` : `ending`} at offset \`${e}\` is out-of-bounds (size: \`${n}\`).`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.SliceOffsetOutOfBoundsError`,
        }))
    }
  },
  vn = class extends q {
    constructor({ size: e, targetSize: t, type: n }) {
      ;(super(
        `${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} size (\`${e}\`) exceeds padding size (\`${t}\`).`,
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.SizeExceedsPaddingSizeError`,
        }))
    }
  }
function yn(e) {
  return { address: e.address, amount: X(e.amount), index: X(e.index), validatorIndex: X(e.validatorIndex) }
}
function bn(e) {
  return {
    ...(typeof e.baseFeePerGas == `bigint` && { baseFeePerGas: X(e.baseFeePerGas) }),
    ...(typeof e.blobBaseFee == `bigint` && { blobBaseFee: X(e.blobBaseFee) }),
    ...(typeof e.feeRecipient == `string` && { feeRecipient: e.feeRecipient }),
    ...(typeof e.gasLimit == `bigint` && { gasLimit: X(e.gasLimit) }),
    ...(typeof e.number == `bigint` && { number: X(e.number) }),
    ...(typeof e.prevRandao == `bigint` && { prevRandao: X(e.prevRandao) }),
    ...(typeof e.time == `bigint` && { time: X(e.time) }),
    ...(e.withdrawals && { withdrawals: e.withdrawals.map(yn) }),
  }
}
var xn = [
    {
      inputs: [
        {
          components: [
            { name: `target`, type: `address` },
            { name: `allowFailure`, type: `bool` },
            { name: `callData`, type: `bytes` },
          ],
          name: `calls`,
          type: `tuple[]`,
        },
      ],
      name: `aggregate3`,
      outputs: [
        {
          components: [
            { name: `success`, type: `bool` },
            { name: `returnData`, type: `bytes` },
          ],
          name: `returnData`,
          type: `tuple[]`,
        },
      ],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: `addr`, type: `address` }],
      name: `getEthBalance`,
      outputs: [{ name: `balance`, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `getCurrentBlockTimestamp`,
      outputs: [{ internalType: `uint256`, name: `timestamp`, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
  ],
  Sn = [
    {
      name: `query`,
      type: `function`,
      stateMutability: `view`,
      inputs: [
        {
          type: `tuple[]`,
          name: `queries`,
          components: [
            { type: `address`, name: `sender` },
            { type: `string[]`, name: `urls` },
            { type: `bytes`, name: `data` },
          ],
        },
      ],
      outputs: [
        { type: `bool[]`, name: `failures` },
        { type: `bytes[]`, name: `responses` },
      ],
    },
    {
      name: `HttpError`,
      type: `error`,
      inputs: [
        { type: `uint16`, name: `status` },
        { type: `string`, name: `message` },
      ],
    },
  ],
  Cn = [
    { inputs: [{ name: `dns`, type: `bytes` }], name: `DNSDecodingFailed`, type: `error` },
    { inputs: [{ name: `ens`, type: `string` }], name: `DNSEncodingFailed`, type: `error` },
    { inputs: [], name: `EmptyAddress`, type: `error` },
    {
      inputs: [
        { name: `status`, type: `uint16` },
        { name: `message`, type: `string` },
      ],
      name: `HttpError`,
      type: `error`,
    },
    { inputs: [], name: `InvalidBatchGatewayResponse`, type: `error` },
    { inputs: [{ name: `errorData`, type: `bytes` }], name: `ResolverError`, type: `error` },
    {
      inputs: [
        { name: `name`, type: `bytes` },
        { name: `resolver`, type: `address` },
      ],
      name: `ResolverNotContract`,
      type: `error`,
    },
    { inputs: [{ name: `name`, type: `bytes` }], name: `ResolverNotFound`, type: `error` },
    {
      inputs: [
        { name: `primary`, type: `string` },
        { name: `primaryAddress`, type: `bytes` },
      ],
      name: `ReverseAddressMismatch`,
      type: `error`,
    },
    {
      inputs: [{ internalType: `bytes4`, name: `selector`, type: `bytes4` }],
      name: `UnsupportedResolverProfile`,
      type: `error`,
    },
  ],
  wn = [
    ...Cn,
    {
      name: `resolveWithGateways`,
      type: `function`,
      stateMutability: `view`,
      inputs: [
        { name: `name`, type: `bytes` },
        { name: `data`, type: `bytes` },
        { name: `gateways`, type: `string[]` },
      ],
      outputs: [
        { name: ``, type: `bytes` },
        { name: `address`, type: `address` },
      ],
    },
  ],
  Tn = [
    ...Cn,
    {
      name: `reverseWithGateways`,
      type: `function`,
      stateMutability: `view`,
      inputs: [
        { type: `bytes`, name: `reverseName` },
        { type: `uint256`, name: `coinType` },
        { type: `string[]`, name: `gateways` },
      ],
      outputs: [
        { type: `string`, name: `resolvedName` },
        { type: `address`, name: `resolver` },
        { type: `address`, name: `reverseResolver` },
      ],
    },
  ],
  En = [
    {
      name: `text`,
      type: `function`,
      stateMutability: `view`,
      inputs: [
        { name: `name`, type: `bytes32` },
        { name: `key`, type: `string` },
      ],
      outputs: [{ name: ``, type: `string` }],
    },
  ],
  Dn = [
    {
      name: `addr`,
      type: `function`,
      stateMutability: `view`,
      inputs: [{ name: `name`, type: `bytes32` }],
      outputs: [{ name: ``, type: `address` }],
    },
    {
      name: `addr`,
      type: `function`,
      stateMutability: `view`,
      inputs: [
        { name: `name`, type: `bytes32` },
        { name: `coinType`, type: `uint256` },
      ],
      outputs: [{ name: ``, type: `bytes` }],
    },
  ],
  On = [
    {
      name: `isValidSignature`,
      type: `function`,
      stateMutability: `view`,
      inputs: [
        { name: `hash`, type: `bytes32` },
        { name: `signature`, type: `bytes` },
      ],
      outputs: [{ name: ``, type: `bytes4` }],
    },
  ],
  kn = [
    {
      inputs: [
        { name: `_signer`, type: `address` },
        { name: `_hash`, type: `bytes32` },
        { name: `_signature`, type: `bytes` },
      ],
      stateMutability: `nonpayable`,
      type: `constructor`,
    },
    {
      inputs: [
        { name: `_signer`, type: `address` },
        { name: `_hash`, type: `bytes32` },
        { name: `_signature`, type: `bytes` },
      ],
      outputs: [{ type: `bool` }],
      stateMutability: `nonpayable`,
      type: `function`,
      name: `isValidSig`,
    },
  ],
  An = [
    {
      type: `event`,
      name: `Approval`,
      inputs: [
        { indexed: !0, name: `owner`, type: `address` },
        { indexed: !0, name: `spender`, type: `address` },
        { indexed: !1, name: `value`, type: `uint256` },
      ],
    },
    {
      type: `event`,
      name: `Transfer`,
      inputs: [
        { indexed: !0, name: `from`, type: `address` },
        { indexed: !0, name: `to`, type: `address` },
        { indexed: !1, name: `value`, type: `uint256` },
      ],
    },
    {
      type: `function`,
      name: `allowance`,
      stateMutability: `view`,
      inputs: [
        { name: `owner`, type: `address` },
        { name: `spender`, type: `address` },
      ],
      outputs: [{ type: `uint256` }],
    },
    {
      type: `function`,
      name: `approve`,
      stateMutability: `nonpayable`,
      inputs: [
        { name: `spender`, type: `address` },
        { name: `amount`, type: `uint256` },
      ],
      outputs: [{ type: `bool` }],
    },
    {
      type: `function`,
      name: `balanceOf`,
      stateMutability: `view`,
      inputs: [{ name: `account`, type: `address` }],
      outputs: [{ type: `uint256` }],
    },
    { type: `function`, name: `decimals`, stateMutability: `view`, inputs: [], outputs: [{ type: `uint8` }] },
    { type: `function`, name: `name`, stateMutability: `view`, inputs: [], outputs: [{ type: `string` }] },
    { type: `function`, name: `symbol`, stateMutability: `view`, inputs: [], outputs: [{ type: `string` }] },
    { type: `function`, name: `totalSupply`, stateMutability: `view`, inputs: [], outputs: [{ type: `uint256` }] },
    {
      type: `function`,
      name: `transfer`,
      stateMutability: `nonpayable`,
      inputs: [
        { name: `recipient`, type: `address` },
        { name: `amount`, type: `uint256` },
      ],
      outputs: [{ type: `bool` }],
    },
    {
      type: `function`,
      name: `transferFrom`,
      stateMutability: `nonpayable`,
      inputs: [
        { name: `sender`, type: `address` },
        { name: `recipient`, type: `address` },
        { name: `amount`, type: `uint256` },
      ],
      outputs: [{ type: `bool` }],
    },
  ],
  jn = `0x608060405234801561001057600080fd5b5060405161018e38038061018e83398101604081905261002f91610124565b6000808351602085016000f59050803b61004857600080fd5b6000808351602085016000855af16040513d6000823e81610067573d81fd5b3d81f35b634e487b7160e01b600052604160045260246000fd5b600082601f83011261009257600080fd5b81516001600160401b038111156100ab576100ab61006b565b604051601f8201601f19908116603f011681016001600160401b03811182821017156100d9576100d961006b565b6040528181528382016020018510156100f157600080fd5b60005b82811015610110576020818601810151838301820152016100f4565b506000918101602001919091529392505050565b6000806040838503121561013757600080fd5b82516001600160401b0381111561014d57600080fd5b61015985828601610081565b602085015190935090506001600160401b0381111561017757600080fd5b61018385828601610081565b915050925092905056fe`,
  Mn = `0x608060405234801561001057600080fd5b506040516102c03803806102c083398101604081905261002f916101e6565b836001600160a01b03163b6000036100e457600080836001600160a01b03168360405161005c9190610270565b6000604051808303816000865af19150503d8060008114610099576040519150601f19603f3d011682016040523d82523d6000602084013e61009e565b606091505b50915091508115806100b857506001600160a01b0386163b155b156100e1578060405163101bb98d60e01b81526004016100d8919061028c565b60405180910390fd5b50505b6000808451602086016000885af16040513d6000823e81610103573d81fd5b3d81f35b80516001600160a01b038116811461011e57600080fd5b919050565b634e487b7160e01b600052604160045260246000fd5b60005b8381101561015457818101518382015260200161013c565b50506000910152565b600082601f83011261016e57600080fd5b81516001600160401b0381111561018757610187610123565b604051601f8201601f19908116603f011681016001600160401b03811182821017156101b5576101b5610123565b6040528181528382016020018510156101cd57600080fd5b6101de826020830160208701610139565b949350505050565b600080600080608085870312156101fc57600080fd5b61020585610107565b60208601519094506001600160401b0381111561022157600080fd5b61022d8782880161015d565b93505061023c60408601610107565b60608601519092506001600160401b0381111561025857600080fd5b6102648782880161015d565b91505092959194509250565b60008251610282818460208701610139565b9190910192915050565b60208152600082518060208401526102ab816040850160208701610139565b601f01601f1916919091016040019291505056fe`,
  Nn = `0x608060405234801561001057600080fd5b5060405161069438038061069483398101604081905261002f9161051e565b600061003c848484610048565b9050806000526001601ff35b60007f64926492649264926492649264926492649264926492649264926492649264926100748361040c565b036101e7576000606080848060200190518101906100929190610577565b60405192955090935091506000906001600160a01b038516906100b69085906105dd565b6000604051808303816000865af19150503d80600081146100f3576040519150601f19603f3d011682016040523d82523d6000602084013e6100f8565b606091505b50509050876001600160a01b03163b60000361016057806101605760405162461bcd60e51b815260206004820152601e60248201527f5369676e617475726556616c696461746f723a206465706c6f796d656e74000060448201526064015b60405180910390fd5b604051630b135d3f60e11b808252906001600160a01b038a1690631626ba7e90610190908b9087906004016105f9565b602060405180830381865afa1580156101ad573d6000803e3d6000fd5b505050506040513d601f19601f820116820180604052508101906101d19190610633565b6001600160e01b03191614945050505050610405565b6001600160a01b0384163b1561027a57604051630b135d3f60e11b808252906001600160a01b03861690631626ba7e9061022790879087906004016105f9565b602060405180830381865afa158015610244573d6000803e3d6000fd5b505050506040513d601f19601f820116820180604052508101906102689190610633565b6001600160e01b031916149050610405565b81516041146102df5760405162461bcd60e51b815260206004820152603a602482015260008051602061067483398151915260448201527f3a20696e76616c6964207369676e6174757265206c656e6774680000000000006064820152608401610157565b6102e7610425565b5060208201516040808401518451859392600091859190811061030c5761030c61065d565b016020015160f81c9050601b811480159061032b57508060ff16601c14155b1561038c5760405162461bcd60e51b815260206004820152603b602482015260008051602061067483398151915260448201527f3a20696e76616c6964207369676e617475726520762076616c756500000000006064820152608401610157565b60408051600081526020810180835289905260ff83169181019190915260608101849052608081018390526001600160a01b0389169060019060a0016020604051602081039080840390855afa1580156103ea573d6000803e3d6000fd5b505050602060405103516001600160a01b0316149450505050505b9392505050565b600060208251101561041d57600080fd5b508051015190565b60405180606001604052806003906020820280368337509192915050565b6001600160a01b038116811461045857600080fd5b50565b634e487b7160e01b600052604160045260246000fd5b60005b8381101561048c578181015183820152602001610474565b50506000910152565b600082601f8301126104a657600080fd5b81516001600160401b038111156104bf576104bf61045b565b604051601f8201601f19908116603f011681016001600160401b03811182821017156104ed576104ed61045b565b60405281815283820160200185101561050557600080fd5b610516826020830160208701610471565b949350505050565b60008060006060848603121561053357600080fd5b835161053e81610443565b6020850151604086015191945092506001600160401b0381111561056157600080fd5b61056d86828701610495565b9150509250925092565b60008060006060848603121561058c57600080fd5b835161059781610443565b60208501519093506001600160401b038111156105b357600080fd5b6105bf86828701610495565b604086015190935090506001600160401b0381111561056157600080fd5b600082516105ef818460208701610471565b9190910192915050565b828152604060208201526000825180604084015261061e816060850160208701610471565b601f01601f1916919091016060019392505050565b60006020828403121561064557600080fd5b81516001600160e01b03198116811461040557600080fd5b634e487b7160e01b600052603260045260246000fdfe5369676e617475726556616c696461746f72237265636f7665725369676e6572`,
  Pn = `0x608060405234801561001057600080fd5b506115b9806100206000396000f3fe6080604052600436106100f35760003560e01c80634d2301cc1161008a578063a8b0574e11610059578063a8b0574e14610325578063bce38bd714610350578063c3077fa914610380578063ee82ac5e146103b2576100f3565b80634d2301cc1461026257806372425d9d1461029f57806382ad56cb146102ca57806386d516e8146102fa576100f3565b80633408e470116100c65780633408e470146101af578063399542e9146101da5780633e64a6961461020c57806342cbb15c14610237576100f3565b80630f28c97d146100f8578063174dea7114610123578063252dba421461015357806327e86d6e14610184575b600080fd5b34801561010457600080fd5b5061010d6103ef565b60405161011a9190610c0a565b60405180910390f35b61013d60048036038101906101389190610c94565b6103f7565b60405161014a9190610e94565b60405180910390f35b61016d60048036038101906101689190610f0c565b610615565b60405161017b92919061101b565b60405180910390f35b34801561019057600080fd5b506101996107ab565b6040516101a69190611064565b60405180910390f35b3480156101bb57600080fd5b506101c46107b7565b6040516101d19190610c0a565b60405180910390f35b6101f460048036038101906101ef91906110ab565b6107bf565b6040516102039392919061110b565b60405180910390f35b34801561021857600080fd5b506102216107e1565b60405161022e9190610c0a565b60405180910390f35b34801561024357600080fd5b5061024c6107e9565b6040516102599190610c0a565b60405180910390f35b34801561026e57600080fd5b50610289600480360381019061028491906111a7565b6107f1565b6040516102969190610c0a565b60405180910390f35b3480156102ab57600080fd5b506102b4610812565b6040516102c19190610c0a565b60405180910390f35b6102e460048036038101906102df919061122a565b61081a565b6040516102f19190610e94565b60405180910390f35b34801561030657600080fd5b5061030f6109e4565b60405161031c9190610c0a565b60405180910390f35b34801561033157600080fd5b5061033a6109ec565b6040516103479190611286565b60405180910390f35b61036a600480360381019061036591906110ab565b6109f4565b6040516103779190610e94565b60405180910390f35b61039a60048036038101906103959190610f0c565b610ba6565b6040516103a99392919061110b565b60405180910390f35b3480156103be57600080fd5b506103d960048036038101906103d491906112cd565b610bca565b6040516103e69190611064565b60405180910390f35b600042905090565b60606000808484905090508067ffffffffffffffff81111561041c5761041b6112fa565b5b60405190808252806020026020018201604052801561045557816020015b610442610bd5565b81526020019060019003908161043a5790505b5092503660005b828110156105c957600085828151811061047957610478611329565b5b6020026020010151905087878381811061049657610495611329565b5b90506020028101906104a89190611367565b925060008360400135905080860195508360000160208101906104cb91906111a7565b73ffffffffffffffffffffffffffffffffffffffff16818580606001906104f2919061138f565b604051610500929190611431565b60006040518083038185875af1925050503d806000811461053d576040519150601f19603f3d011682016040523d82523d6000602084013e610542565b606091505b5083600001846020018290528215151515815250505081516020850135176105bc577f08c379a000000000000000000000000000000000000000000000000000000000600052602060045260176024527f4d756c746963616c6c333a2063616c6c206661696c656400000000000000000060445260846000fd5b826001019250505061045c565b5082341461060c576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401610603906114a7565b60405180910390fd5b50505092915050565b6000606043915060008484905090508067ffffffffffffffff81111561063e5761063d6112fa565b5b60405190808252806020026020018201604052801561067157816020015b606081526020019060019003908161065c5790505b5091503660005b828110156107a157600087878381811061069557610694611329565b5b90506020028101906106a791906114c7565b92508260000160208101906106bc91906111a7565b73ffffffffffffffffffffffffffffffffffffffff168380602001906106e2919061138f565b6040516106f0929190611431565b6000604051808303816000865af19150503d806000811461072d576040519150601f19603f3d011682016040523d82523d6000602084013e610732565b606091505b5086848151811061074657610745611329565b5b60200260200101819052819250505080610795576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040161078c9061153b565b60405180910390fd5b81600101915050610678565b5050509250929050565b60006001430340905090565b600046905090565b6000806060439250434091506107d68686866109f4565b905093509350939050565b600048905090565b600043905090565b60008173ffffffffffffffffffffffffffffffffffffffff16319050919050565b600044905090565b606060008383905090508067ffffffffffffffff81111561083e5761083d6112fa565b5b60405190808252806020026020018201604052801561087757816020015b610864610bd5565b81526020019060019003908161085c5790505b5091503660005b828110156109db57600084828151811061089b5761089a611329565b5b602002602001015190508686838181106108b8576108b7611329565b5b90506020028101906108ca919061155b565b92508260000160208101906108df91906111a7565b73ffffffffffffffffffffffffffffffffffffffff16838060400190610905919061138f565b604051610913929190611431565b6000604051808303816000865af19150503d8060008114610950576040519150601f19603f3d011682016040523d82523d6000602084013e610955565b606091505b5082600001836020018290528215151515815250505080516020840135176109cf577f08c379a000000000000000000000000000000000000000000000000000000000600052602060045260176024527f4d756c746963616c6c333a2063616c6c206661696c656400000000000000000060445260646000fd5b8160010191505061087e565b50505092915050565b600045905090565b600041905090565b606060008383905090508067ffffffffffffffff811115610a1857610a176112fa565b5b604051908082528060200260200182016040528015610a5157816020015b610a3e610bd5565b815260200190600190039081610a365790505b5091503660005b82811015610b9c576000848281518110610a7557610a74611329565b5b60200260200101519050868683818110610a9257610a91611329565b5b9050602002810190610aa491906114c7565b9250826000016020810190610ab991906111a7565b73ffffffffffffffffffffffffffffffffffffffff16838060200190610adf919061138f565b604051610aed929190611431565b6000604051808303816000865af19150503d8060008114610b2a576040519150601f19603f3d011682016040523d82523d6000602084013e610b2f565b606091505b508260000183602001829052821515151581525050508715610b90578060000151610b8f576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401610b869061153b565b60405180910390fd5b5b81600101915050610a58565b5050509392505050565b6000806060610bb7600186866107bf565b8093508194508295505050509250925092565b600081409050919050565b6040518060400160405280600015158152602001606081525090565b6000819050919050565b610c0481610bf1565b82525050565b6000602082019050610c1f6000830184610bfb565b92915050565b600080fd5b600080fd5b600080fd5b600080fd5b600080fd5b60008083601f840112610c5457610c53610c2f565b5b8235905067ffffffffffffffff811115610c7157610c70610c34565b5b602083019150836020820283011115610c8d57610c8c610c39565b5b9250929050565b60008060208385031215610cab57610caa610c25565b5b600083013567ffffffffffffffff811115610cc957610cc8610c2a565b5b610cd585828601610c3e565b92509250509250929050565b600081519050919050565b600082825260208201905092915050565b6000819050602082019050919050565b60008115159050919050565b610d2281610d0d565b82525050565b600081519050919050565b600082825260208201905092915050565b60005b83811015610d62578082015181840152602081019050610d47565b83811115610d71576000848401525b50505050565b6000601f19601f8301169050919050565b6000610d9382610d28565b610d9d8185610d33565b9350610dad818560208601610d44565b610db681610d77565b840191505092915050565b6000604083016000830151610dd96000860182610d19565b5060208301518482036020860152610df18282610d88565b9150508091505092915050565b6000610e0a8383610dc1565b905092915050565b6000602082019050919050565b6000610e2a82610ce1565b610e348185610cec565b935083602082028501610e4685610cfd565b8060005b85811015610e825784840389528151610e638582610dfe565b9450610e6e83610e12565b925060208a01995050600181019050610e4a565b50829750879550505050505092915050565b60006020820190508181036000830152610eae8184610e1f565b905092915050565b60008083601f840112610ecc57610ecb610c2f565b5b8235905067ffffffffffffffff811115610ee957610ee8610c34565b5b602083019150836020820283011115610f0557610f04610c39565b5b9250929050565b60008060208385031215610f2357610f22610c25565b5b600083013567ffffffffffffffff811115610f4157610f40610c2a565b5b610f4d85828601610eb6565b92509250509250929050565b600081519050919050565b600082825260208201905092915050565b6000819050602082019050919050565b6000610f918383610d88565b905092915050565b6000602082019050919050565b6000610fb182610f59565b610fbb8185610f64565b935083602082028501610fcd85610f75565b8060005b858110156110095784840389528151610fea8582610f85565b9450610ff583610f99565b925060208a01995050600181019050610fd1565b50829750879550505050505092915050565b60006040820190506110306000830185610bfb565b81810360208301526110428184610fa6565b90509392505050565b6000819050919050565b61105e8161104b565b82525050565b60006020820190506110796000830184611055565b92915050565b61108881610d0d565b811461109357600080fd5b50565b6000813590506110a58161107f565b92915050565b6000806000604084860312156110c4576110c3610c25565b5b60006110d286828701611096565b935050602084013567ffffffffffffffff8111156110f3576110f2610c2a565b5b6110ff86828701610eb6565b92509250509250925092565b60006060820190506111206000830186610bfb565b61112d6020830185611055565b818103604083015261113f8184610e1f565b9050949350505050565b600073ffffffffffffffffffffffffffffffffffffffff82169050919050565b600061117482611149565b9050919050565b61118481611169565b811461118f57600080fd5b50565b6000813590506111a18161117b565b92915050565b6000602082840312156111bd576111bc610c25565b5b60006111cb84828501611192565b91505092915050565b60008083601f8401126111ea576111e9610c2f565b5b8235905067ffffffffffffffff81111561120757611206610c34565b5b60208301915083602082028301111561122357611222610c39565b5b9250929050565b6000806020838503121561124157611240610c25565b5b600083013567ffffffffffffffff81111561125f5761125e610c2a565b5b61126b858286016111d4565b92509250509250929050565b61128081611169565b82525050565b600060208201905061129b6000830184611277565b92915050565b6112aa81610bf1565b81146112b557600080fd5b50565b6000813590506112c7816112a1565b92915050565b6000602082840312156112e3576112e2610c25565b5b60006112f1848285016112b8565b91505092915050565b7f4e487b7100000000000000000000000000000000000000000000000000000000600052604160045260246000fd5b7f4e487b7100000000000000000000000000000000000000000000000000000000600052603260045260246000fd5b600080fd5b600080fd5b600080fd5b60008235600160800383360303811261138357611382611358565b5b80830191505092915050565b600080833560016020038436030381126113ac576113ab611358565b5b80840192508235915067ffffffffffffffff8211156113ce576113cd61135d565b5b6020830192506001820236038313156113ea576113e9611362565b5b509250929050565b600081905092915050565b82818337600083830152505050565b600061141883856113f2565b93506114258385846113fd565b82840190509392505050565b600061143e82848661140c565b91508190509392505050565b600082825260208201905092915050565b7f4d756c746963616c6c333a2076616c7565206d69736d61746368000000000000600082015250565b6000611491601a8361144a565b915061149c8261145b565b602082019050919050565b600060208201905081810360008301526114c081611484565b9050919050565b6000823560016040038336030381126114e3576114e2611358565b5b80830191505092915050565b7f4d756c746963616c6c333a2063616c6c206661696c6564000000000000000000600082015250565b600061152560178361144a565b9150611530826114ef565b602082019050919050565b6000602082019050818103600083015261155481611518565b9050919050565b60008235600160600383360303811261157757611576611358565b5b8083019150509291505056fea264697066735822122020c1bc9aacf8e4a6507193432a895a8e77094f45a1395583f07b24e860ef06cd64736f6c634300080c0033`,
  Fn = `/docs/contract/encodeDeployData`
function In(e) {
  let { abi: t, args: r, bytecode: i } = e
  if (!r || r.length === 0) return i
  let a = t.find((e) => `type` in e && e.type === `constructor`)
  if (!a) throw new te({ docsPath: Fn })
  if (!(`inputs` in a) || !a.inputs || a.inputs.length === 0) throw new n({ docsPath: Fn })
  let o = p(a.inputs, r)
  return m([i, o])
}
function Ln({ blockNumber: e, chain: t, contract: n }) {
  let r = t?.contracts?.[n]
  if (!r) throw new Me({ chain: t, contract: { name: n } })
  if (e && r.blockCreated && r.blockCreated > e)
    throw new Me({ blockNumber: e, chain: t, contract: { name: n, blockCreated: r.blockCreated } })
  return r.address
}
function Rn(e, { docsPath: t, ...n }) {
  return new Xe(
    (() => {
      let t = B(e, n)
      return t instanceof L ? e : t
    })(),
    { docsPath: t, ...n },
  )
}
function zn() {
  let e = () => void 0,
    t = () => void 0
  return {
    promise: new Promise((n, r) => {
      ;((e = n), (t = r))
    }),
    resolve: e,
    reject: t,
  }
}
var Bn = new Map()
function Vn({ fn: e, id: t, shouldSplitBatch: n, wait: r = 0, sort: i }) {
  let a = async () => {
      let t = c()
      o()
      let n = t.map(({ args: e }) => e)
      n.length !== 0 &&
        e(n)
          .then((e) => {
            i && Array.isArray(e) && e.sort(i)
            for (let n = 0; n < t.length; n++) {
              let { resolve: r } = t[n]
              r?.([e[n], e])
            }
          })
          .catch((e) => {
            for (let n = 0; n < t.length; n++) {
              let { reject: r } = t[n]
              r?.(e)
            }
          })
    },
    o = () => Bn.delete(t),
    s = () => c().map(({ args: e }) => e),
    c = () => Bn.get(t) || [],
    l = (e) => Bn.set(t, [...c(), e])
  return {
    flush: o,
    async schedule(e) {
      let { promise: t, resolve: i, reject: o } = zn()
      return (
        n?.([...s(), e]) && a(),
        c().length > 0
          ? (l({ args: e, resolve: i, reject: o }), t)
          : (l({ args: e, resolve: i, reject: o }), setTimeout(a, r), t)
      )
    },
  }
}
async function Hn(e, t) {
  let {
      account: n = e.account,
      authorizationList: r,
      batch: i = !!e.batch?.multicall,
      blockHash: a,
      blockNumber: o,
      blockTag: s = e.experimental_blockTag ?? `latest`,
      requireCanonical: c,
      accessList: l,
      blobs: u,
      blockOverrides: d,
      code: f,
      data: p,
      factory: m,
      factoryData: h,
      gas: g,
      gasPrice: _,
      maxFeePerBlobGas: v,
      maxFeePerGas: y,
      maxPriorityFeePerGas: b,
      nonce: x,
      requestOptions: S,
      to: C,
      value: T,
      stateOverride: E,
      ...D
    } = t,
    O = n ? P(n) : void 0
  if (f && (m || h)) throw new w('Cannot provide both `code` & `factory`/`factoryData` as parameters.')
  if (f && C) throw new w('Cannot provide both `code` & `to` as parameters.')
  let k = f && p,
    A = m && h && C && p,
    j = k || A,
    ee = k ? Xn({ code: f, data: p }) : A ? Zn({ data: p, factory: m, factoryData: h, to: C }) : p
  try {
    U(t)
    let n = G({ blockHash: a, blockNumber: o, blockTag: s, requireCanonical: c }),
      f = d ? bn(d) : void 0,
      p = dt(E),
      m = e.chain?.formatters?.transactionRequest?.format,
      h = (m || H)(
        {
          ...V(D, { format: m }),
          accessList: l,
          account: O,
          authorizationList: r,
          blobs: u,
          data: ee,
          gas: g,
          gasPrice: _,
          maxFeePerBlobGas: v,
          maxFeePerGas: y,
          maxPriorityFeePerGas: b,
          nonce: x,
          to: j ? void 0 : C,
          value: T,
        },
        `call`,
      )
    if (i && Un({ request: h }) && !f && a === void 0)
      try {
        let { deployless: t = !1 } = typeof e.batch?.multicall == `object` ? e.batch.multicall : {},
          n = Jn(e, { blockNumber: o, deployless: t })
        if (!n || !Yn(p, n))
          return await qn(e, {
            ...h,
            blockHash: a,
            blockNumber: o,
            blockTag: s,
            multicallAddress: n,
            requestOptions: S,
            requireCanonical: c,
            rpcStateOverride: p,
          })
      } catch (e) {
        if (!(e instanceof ke) && !(e instanceof Me)) throw e
      }
    let w = (() => {
        let e = [h, n]
        return p && f ? [...e, p, f] : p ? [...e, p] : f ? [...e, {}, f] : e
      })(),
      k = await e.request({ method: `eth_call`, params: w }, S)
    return k === `0x` ? { data: void 0 } : { data: k }
  } catch (n) {
    if (S?.signal?.aborted) throw oe(S.signal)
    if (ue(n)) throw n
    let r = Qn(n),
      { offchainLookup: i, offchainLookupSignature: a } = await ne(
        async () => {
          let { offchainLookup: e, offchainLookupSignature: t } = await import(`./ccip-cKVorxNU.js`)
          return { offchainLookup: e, offchainLookupSignature: t }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        import.meta.url,
      )
    if (e.ccipRead !== !1 && r?.slice(0, 10) === a && C)
      return { data: await i(e, { data: r, requestOptions: S, to: C }) }
    throw j && r?.slice(0, 10) === `0x101bb98d` ? new et({ factory: m }) : Rn(n, { ...t, account: O, chain: e.chain })
  }
}
function Un({ request: e }) {
  let { data: t, to: n, ...r } = e
  return !(!t || t.startsWith(`0x82ad56cb`) || !n || Object.values(r).filter((e) => e !== void 0).length > 0)
}
var Wn = 0,
  Gn = new WeakMap()
function Kn(e) {
  if (!e) return `default`
  let t = Gn.get(e)
  if (t !== void 0) return t
  let n = Wn++
  return (Gn.set(e, n), n)
}
async function qn(e, t) {
  let {
      batchSize: n = 1024,
      deployless: r = !1,
      wait: i = 0,
    } = typeof e.batch?.multicall == `object` ? e.batch.multicall : {},
    {
      blockHash: a,
      blockNumber: o,
      blockTag: s = e.experimental_blockTag ?? `latest`,
      requireCanonical: c,
      data: l,
      multicallAddress: u,
      requestOptions: d,
      rpcStateOverride: f,
      to: p,
    } = t,
    m = u === void 0 ? Jn(e, { blockNumber: o, deployless: r }) : u,
    h = G({ blockHash: a, blockNumber: o, blockTag: s, requireCanonical: c }),
    g = typeof h == `string` ? h : JSON.stringify(h),
    _ = f ? `.${JSON.stringify(f)}` : ``,
    { schedule: y } = Vn({
      id: `${e.uid}.${g}.${Kn(d)}${_}`,
      wait: i,
      shouldSplitBatch(e) {
        return e.reduce((e, { data: t }) => e + (t.length - 2), 0) > n * 2
      },
      fn: async (t) => {
        let n = t.map((e) => ({ allowFailure: !0, callData: e.data, target: e.to })),
          r = v({ abi: xn, args: [n], functionName: `aggregate3` }),
          i = { ...(m === null ? { data: Xn({ code: Pn, data: r }) } : { to: m, data: r }) },
          a = await e.request({ method: `eth_call`, params: f ? [i, h, f] : [i, h] }, d)
        return ze({ abi: xn, args: [n], functionName: `aggregate3`, data: a || `0x` })
      },
    }),
    [{ returnData: b, success: x }] = await y({ data: l, to: p })
  if (!x) throw new tt({ data: b })
  return b === `0x` ? { data: void 0 } : { data: b }
}
function Jn(e, t) {
  let { blockNumber: n, deployless: r } = t
  if (r) return null
  if (e.chain) return Ln({ blockNumber: n, chain: e.chain, contract: `multicall3` })
  throw new ke()
}
function Yn(e, t) {
  return e ? Object.keys(e).some((e) => K(e, t)) : !1
}
function Xn(e) {
  let { code: t, data: n } = e
  return In({ abi: T([`constructor(bytes, bytes)`]), bytecode: jn, args: [t, n] })
}
function Zn(e) {
  let { data: t, factory: n, factoryData: r, to: i } = e
  return In({ abi: T([`constructor(address, bytes, address, bytes)`]), bytecode: Mn, args: [i, t, n, r] })
}
function Qn(e) {
  if (!(e instanceof w)) return
  let t = e.walk()
  return typeof t?.data == `object` ? t.data?.data : t.data
}
async function $n(e, t) {
  let { abi: n, address: r, args: i, functionName: a, ...o } = t,
    s = v({ abi: n, args: i, functionName: a })
  try {
    let { data: t } = await R(e, Hn, `call`)({ ...o, data: s, to: r })
    return ze({ abi: n, args: i, functionName: a, data: t || `0x` })
  } catch (e) {
    throw z(e, { abi: n, address: r, args: i, docsPath: `/docs/contract/readContract`, functionName: a })
  }
}
async function er(e, t) {
  let {
      abi: n,
      address: r,
      args: i,
      functionName: a,
      dataSuffix: o = typeof e.dataSuffix == `string` ? e.dataSuffix : e.dataSuffix?.value,
      ...s
    } = t,
    c = s.account ? P(s.account) : e.account,
    l = v({ abi: n, args: i, functionName: a })
  try {
    let { data: u } = await R(
      e,
      Hn,
      `call`,
    )({ batch: !1, data: `${l}${o ? o.replace(`0x`, ``) : ``}`, to: r, ...s, account: c })
    return {
      result: ze({ abi: n, args: i, functionName: a, data: u || `0x` }),
      request: {
        abi: n.filter((e) => `name` in e && e.name === t.functionName),
        address: r,
        args: i,
        dataSuffix: o,
        functionName: a,
        ...s,
        account: c,
      },
    }
  } catch (e) {
    throw z(e, {
      abi: n,
      address: r,
      args: i,
      docsPath: `/docs/contract/simulateContract`,
      functionName: a,
      sender: c?.address,
    })
  }
}
var Q = new Map(),
  tr = new Map(),
  nr = 0
function $(e, t, n) {
  let r = ++nr,
    i = () => Q.get(e) || [],
    a = () => {
      let t = i().filter((e) => e.id !== r)
      t.length === 0 ? (Q.delete(e), tr.delete(e)) : Q.set(e, t)
    },
    o = () => {
      let t = i()
      if (!t.some((e) => e.id === r)) return
      let n = tr.get(e)
      if (t.length === 1 && n) {
        let e = n()
        e instanceof Promise && e.catch(() => {})
      }
      a()
    },
    s = i()
  if ((Q.set(e, [...s, { id: r, fns: t }]), s && s.length > 0)) return o
  let c = {}
  for (let e in t)
    c[e] = (...t) => {
      let n = i()
      if (n.length !== 0) for (let r of n) r.fns[e]?.(...t)
    }
  let l = n(c)
  return (typeof l == `function` && tr.set(e, l), o)
}
function rr(e, { emitOnBegin: t, initialWaitTime: n, interval: r }) {
  let i = !0,
    a = () => (i = !1)
  return (
    (async () => {
      let o
      t && (o = await e({ unpoll: a }))
      let s = (await n?.(o)) ?? r
      await le(s)
      let c = async () => {
        i && (await e({ unpoll: a }), await le(r), c())
      }
      c()
    })(),
    a
  )
}
var ir = new Map(),
  ar = new Map()
function or(e) {
  let t = (e, t) => ({ clear: () => t.delete(e), get: () => t.get(e), set: (n) => t.set(e, n) }),
    n = t(e, ir),
    r = t(e, ar)
  return {
    clear: () => {
      ;(n.clear(), r.clear())
    },
    promise: n,
    response: r,
  }
}
async function sr(e, { cacheKey: t, cacheTime: n = 1 / 0 }) {
  let r = or(t),
    i = r.response.get()
  if (i && n > 0 && Date.now() - i.created.getTime() < n) return i.data
  let a = r.promise.get()
  a || ((a = e()), r.promise.set(a))
  try {
    let e = await a
    return (r.response.set({ created: new Date(), data: e }), e)
  } finally {
    r.promise.clear()
  }
}
var cr = (e) => `blockNumber.${e}`
async function lr(e, { cacheTime: t = e.cacheTime } = {}) {
  let n = await sr(() => e.request({ method: `eth_blockNumber` }), { cacheKey: cr(e.uid), cacheTime: t })
  return BigInt(n)
}
var ur = class extends w {
    constructor({ docsPath: e } = {}) {
      super(
        'Could not find an Account to execute with this Action.\nPlease provide an Account with the `account` argument on the Action, or by supplying an `account` to the Client.',
        { docsPath: e, docsSlug: `account`, name: `AccountNotFoundError` },
      )
    }
  },
  dr = class extends w {
    constructor({ docsPath: e, metaMessages: t, type: n }) {
      super(`Account type "${n}" is not supported.`, {
        docsPath: e,
        metaMessages: t,
        name: `AccountTypeNotSupportedError`,
      })
    }
  }
async function fr(e, { serializedTransaction: t }) {
  return e.request({ method: `eth_sendRawTransaction`, params: [t] }, { retryCount: 0 })
}
var pr = { '0x0': `reverted`, '0x1': `success` }
function mr(e, n) {
  let r = {
    ...e,
    blockNumber: e.blockNumber ? BigInt(e.blockNumber) : null,
    contractAddress: e.contractAddress ? e.contractAddress : null,
    cumulativeGasUsed: e.cumulativeGasUsed ? BigInt(e.cumulativeGasUsed) : null,
    effectiveGasPrice: e.effectiveGasPrice ? BigInt(e.effectiveGasPrice) : null,
    gasUsed: e.gasUsed ? BigInt(e.gasUsed) : null,
    logs: e.logs ? e.logs.map((e) => Rt(e)) : null,
    to: e.to ? e.to : null,
    transactionIndex: e.transactionIndex ? t(e.transactionIndex) : null,
    status: e.status ? pr[e.status] : null,
    type: e.type ? gt[e.type] || e.type : null,
  }
  return (
    e.blobGasPrice && (r.blobGasPrice = BigInt(e.blobGasPrice)),
    e.blobGasUsed && (r.blobGasUsed = BigInt(e.blobGasUsed)),
    r
  )
}
function hr(e, t) {
  return de(e, t)
}
function gr(e, t) {
  return Se(e, t)
}
async function _r(e, { blockHash: t, blockNumber: n, blockTag: r, hash: i, index: a, sender: o, nonce: s }) {
  let c = r || `latest`,
    l = n === void 0 ? void 0 : _(n),
    u = null
  if (
    (i
      ? (u = await e.request({ method: `eth_getTransactionByHash`, params: [i] }, { dedupe: !0 }))
      : t
        ? (u = await e.request({ method: `eth_getTransactionByBlockHashAndIndex`, params: [t, _(a)] }, { dedupe: !0 }))
        : (l || c) && typeof a == `number`
          ? (u = await e.request(
              { method: `eth_getTransactionByBlockNumberAndIndex`, params: [l || c, _(a)] },
              { dedupe: !!l },
            ))
          : o &&
            typeof s == `number` &&
            (u = await e.request({ method: `eth_getTransactionBySenderAndNonce`, params: [o, _(s)] }, { dedupe: !0 })),
    !u)
  )
    throw new ve({ blockHash: t, blockNumber: n, blockTag: c, hash: i, index: a })
  return (e.chain?.formatters?.transaction?.format || _t)(u, `getTransaction`)
}
async function vr(e, { hash: t }) {
  let n = await e.request({ method: `eth_getTransactionReceipt`, params: [t] }, { dedupe: !0 })
  if (!n) throw new ye({ hash: t })
  return (e.chain?.formatters?.transactionReceipt?.format || mr)(n, `getTransactionReceipt`)
}
function yr({ r: e, s: t, to: n = `hex`, v: r, yParity: i }) {
  let a = (() => {
      if (i === 0 || i === 1) return i
      if (r && (r === 27n || r === 28n || r >= 35n)) return +(r % 2n == 0n)
      throw Error('Invalid `v` or `yParity` value')
    })(),
    o = `0x${new x.Signature(f(e), f(t)).toCompactHex()}${a === 0 ? `1b` : `1c`}`
  return n === `hex` ? o : A(o)
}
function br(
  e,
  {
    emitOnBegin: t = !1,
    emitMissed: n = !1,
    onBlockNumber: r,
    onError: i,
    poll: a,
    pollingInterval: o = e.pollingInterval,
  },
) {
  let s =
      a === void 0
        ? e.transport.type !== `webSocket` &&
          e.transport.type !== `ipc` &&
          (e.transport.type !== `fallback` ||
            (e.transport.transports[0].config.type !== `webSocket` && e.transport.transports[0].config.type !== `ipc`))
        : a,
    c
  return s
    ? $(N([`watchBlockNumber`, e.uid, t, n, o]), { onBlockNumber: r, onError: i }, (r) =>
        rr(
          async () => {
            try {
              let t = await R(e, lr, `getBlockNumber`)({ cacheTime: 0 })
              if (c !== void 0) {
                if (t === c) return
                if (t - c > 1 && n) for (let e = c + 1n; e < t; e++) (r.onBlockNumber(e, c), (c = e))
              }
              ;(c === void 0 || t > c) && (r.onBlockNumber(t, c), (c = t))
            } catch (e) {
              r.onError?.(e)
            }
          },
          { emitOnBegin: t, interval: o },
        ),
      )
    : $(N([`watchBlockNumber`, e.uid, t, n]), { onBlockNumber: r, onError: i }, (t) => {
        let n = !0,
          r = () => (n = !1)
        return (
          (async () => {
            try {
              let { unsubscribe: i } = await (() => {
                if (e.transport.type === `fallback`) {
                  let t = e.transport.transports.find((e) => e.config.type === `webSocket` || e.config.type === `ipc`)
                  return t ? t.value : e.transport
                }
                return e.transport
              })().subscribe({
                params: [`newHeads`],
                onData(e) {
                  if (!n) return
                  let r = f(e.result?.number)
                  ;(t.onBlockNumber(r, c), (c = r))
                },
                onError(e) {
                  t.onError?.(e)
                },
              })
              ;((r = i), n || r())
            } catch (e) {
              i?.(e)
            }
          })(),
          () => r()
        )
      })
}
async function xr(e, t) {
  let {
      checkReplacement: n = e.chain?.supportsTransactionReplacementDetection ?? !0,
      confirmations: r = 1,
      hash: i,
      onReplaced: a,
      retryCount: o = 6,
      retryDelay: s = ({ count: e }) => ~~(1 << e) * 200,
      timeout: c = 18e4,
    } = t,
    l = t.pollingInterval
      ? t.pollingInterval
      : e.chain?.experimental_preconfirmationTime
        ? e.chain.experimental_preconfirmationTime
        : e.pollingInterval,
    u = N([
      `waitForTransactionReceipt`,
      e.uid,
      i,
      { checkReplacement: n, confirmations: r, pollingInterval: l, retryCount: o, timeout: c },
    ]),
    d,
    f,
    p,
    m = !1,
    h,
    g,
    { promise: _, resolve: v, reject: y } = zn(),
    b = c
      ? setTimeout(() => {
          ;(g?.(), h?.(), y(new he({ hash: i })))
        }, c)
      : void 0
  return (
    (h = $(u, { onReplaced: a, resolve: v, reject: y }, async (t) => {
      ;((p = await R(e, vr, `getTransactionReceipt`)({ hash: i }).catch(() => void 0)),
        p && r <= 1
          ? (clearTimeout(b), t.resolve(p), h?.())
          : (g = R(
              e,
              br,
              `watchBlockNumber`,
            )({
              emitMissed: !0,
              emitOnBegin: !0,
              poll: !0,
              pollingInterval: l,
              async onBlockNumber(a) {
                let c = (e) => {
                    ;(clearTimeout(b), g?.(), e(), h?.())
                  },
                  l = a
                if (!m)
                  try {
                    if (p) {
                      if (r > 1 && (!p.blockNumber || l - p.blockNumber + 1n < r)) return
                      c(() => t.resolve(p))
                      return
                    }
                    if (
                      (n &&
                        !d &&
                        ((m = !0),
                        await ie(
                          async () => {
                            ;((d = await R(e, _r, `getTransaction`)({ hash: i })), d.blockNumber && (l = d.blockNumber))
                          },
                          { delay: s, retryCount: o },
                        ),
                        (m = !1)),
                      (p = await R(e, vr, `getTransactionReceipt`)({ hash: i })),
                      r > 1 && (!p.blockNumber || l - p.blockNumber + 1n < r))
                    )
                      return
                    c(() => t.resolve(p))
                  } catch (n) {
                    if (n instanceof ve || n instanceof ye) {
                      if (!d) {
                        m = !1
                        return
                      }
                      try {
                        ;((f = d), (m = !0))
                        let n = await ie(() => R(e, W, `getBlock`)({ blockNumber: l, includeTransactions: !0 }), {
                          delay: s,
                          retryCount: o,
                          shouldRetry: ({ error: e }) => e instanceof ht,
                        })
                        m = !1
                        let i = n.transactions.find(({ from: e, nonce: t }) => e === f.from && t === f.nonce)
                        if (
                          !i ||
                          ((p = await R(e, vr, `getTransactionReceipt`)({ hash: i.hash })),
                          r > 1 && (!p.blockNumber || l - p.blockNumber + 1n < r))
                        )
                          return
                        let a = `replaced`
                        ;(i.to === f.to && i.value === f.value && i.input === f.input
                          ? (a = `repriced`)
                          : i.from === i.to && i.value === 0n && (a = `cancelled`),
                          c(() => {
                            ;(t.onReplaced?.({
                              reason: a,
                              replacedTransaction: f,
                              transaction: i,
                              transactionReceipt: p,
                            }),
                              t.resolve(p))
                          }))
                      } catch (e) {
                        c(() => t.reject(e))
                      }
                    } else c(() => t.reject(n))
                  }
              },
            })))
    })),
    _
  )
}
function Sr(e, t) {
  return { amount: e, decimals: t, formatted: hr(e, t) }
}
function Cr(e, t) {
  if (typeof e == `bigint`) return e
  let n = e.decimals ?? t
  return gr(e.formatted, wr(n))
}
function wr(e) {
  if (e === void 0) throw Error('Token decimals are required. Pass `amount.decimals` or select a declared token.')
  return e
}
function Tr(e, t) {
  return typeof e == `bigint` ? t : (e.decimals ?? t)
}
function Er(e, t) {
  let { decimals: n, token: r } = t,
    i = Dr(e, r)
  if (i) return { address: i.address, decimals: n ?? i.decimals }
  if (s(r, { strict: !1 })) return { address: r, decimals: n ?? Ar(e, r) }
  throw Error(
    `Token "${r}" is not a declared ERC-20 token on the client's \`tokens\` array (with an address for the client's chain), and is not a valid address.`,
  )
}
function Dr(e, t) {
  let n = e.tokens,
    r = e.chain?.id
  if (!n || r === void 0) return
  let i = kr(n, t)
  if (i) return Or(i, r)
  if (s(t, { strict: !1 }))
    for (let e of n) {
      let n = Or(e, r)
      if (n && K(n.address, t)) return n
    }
}
function Or(e, t) {
  let n = e.addresses[t]
  if (n)
    return {
      address: n,
      currency: e.currency,
      decimals: e.decimals,
      name: e.name,
      popular: e.popular,
      symbol: e.symbol,
    }
}
function kr(e, t) {
  let n = t.toLowerCase()
  for (let t of e) if (t.symbol?.toLowerCase() === n) return t
}
function Ar(e, t) {
  let n = e.tokens,
    r = e.chain?.id
  if (n && r !== void 0)
    for (let e of n) {
      let n = Or(e, r)
      if (n && K(n.address, t)) return n.decimals
    }
}
async function jr(e, t) {
  let { address: n, decimals: r } = Er(e, t)
  return r === void 0
    ? { address: n, decimals: await $n(e, { abi: An, address: n, functionName: `decimals` }) }
    : { address: n, decimals: r }
}
function Mr(e) {
  let { account: t, chain: n, gas: r, maxFeePerGas: i, maxPriorityFeePerGas: a, nonce: o } = e
  return { account: t, chain: n, gas: r, maxFeePerGas: i, maxPriorityFeePerGas: a, nonce: o }
}
function Nr(e) {
  return { ...e, data: v(e), to: e.address }
}
async function Pr(e, { serializedTransaction: t, throwOnReceiptRevert: n, timeout: r }) {
  let i = await e.request({ method: `eth_sendRawTransactionSync`, params: r ? [t, r] : [t] }, { retryCount: 0 }),
    a = (e.chain?.formatters?.transactionReceipt?.format || mr)(i)
  if (a.status === `reverted` && n) throw new me({ receipt: a })
  return a
}
export {
  cn as $,
  Ln as A,
  U as At,
  xn as B,
  Qe as Bt,
  $ as C,
  G as Ct,
  Vn as D,
  W as Dt,
  Hn as E,
  bt as Et,
  Dn as F,
  it as Ft,
  pn as G,
  wn as H,
  We as Ht,
  Sn as I,
  rt as It,
  an as J,
  nn as K,
  On as L,
  z as Lt,
  jn as M,
  H as Mt,
  Nn as N,
  V as Nt,
  zn as O,
  yt as Ot,
  Pn as P,
  B as Pt,
  sn as Q,
  An as R,
  Xe as Rt,
  rr as S,
  Tt as St,
  $n as T,
  xt as Tt,
  Tn as U,
  He as Ut,
  En as V,
  tt as Vt,
  bn as W,
  R as Wt,
  X,
  Y,
  on as Z,
  pr as _,
  jt as _t,
  Tr as a,
  Qt as at,
  dr as b,
  Ot as bt,
  Sr as c,
  Kt as ct,
  br as d,
  Rt as dt,
  Z as et,
  yr as f,
  K as ft,
  mr as g,
  Ft as gt,
  hr as h,
  Mt as ht,
  Mr as i,
  fn as it,
  In as j,
  dt as jt,
  Rn as k,
  ht as kt,
  Cr as l,
  Ht as lt,
  _r as m,
  It as mt,
  Nr as n,
  un as nt,
  Er as o,
  J as ot,
  vr as p,
  Lt as pt,
  rn as q,
  Dr as r,
  dn as rt,
  jr as s,
  q as st,
  Pr as t,
  ln as tt,
  xr as u,
  Bt as ut,
  fr as v,
  At as vt,
  er as w,
  Ct as wt,
  lr as x,
  Dt as xt,
  ur as y,
  kt as yt,
  kn as z,
  Ze as zt,
}
//# sourceMappingURL=rest-DP5aMt8d.js.map
