import { Cr as e, na as t, ra as n, wi as r, xi as i } from './later-DLdlgyuL.js'
var a = { wei: 0, gwei: 9, szabo: 12, finney: 15, ether: 18 }
function o(e, t = 0) {
  if (!Number.isInteger(t) || t < 0) throw new f({ decimals: t })
  let n = e.toString(),
    r = n.startsWith(`-`)
  ;(r && (n = n.slice(1)), (n = n.padStart(t, `0`)))
  let [i, a] = [n.slice(0, n.length - t), n.slice(n.length - t)]
  return ((a = a.replace(/(0+)$/, ``)), `${r ? `-` : ``}${i || `0`}${a ? `.${a}` : ``}`)
}
function s(e, t = `wei`) {
  return o(e, a.ether - a[t])
}
function c(e, t = `wei`) {
  return o(e, a.gwei - a[t])
}
function l(e, t = 0) {
  if (!Number.isInteger(t) || t < 0) throw new f({ decimals: t })
  if (!/^-?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(e)) throw new d({ value: e })
  let [n = ``, r = `0`] = e.split(`.`),
    i = n.startsWith(`-`)
  if ((i && (n = n.slice(1)), n === `` && (n = `0`), (r = r.replace(/(0+)$/, ``)), t === 0))
    (r.length > 0 && Number.parseInt(r[0], 10) >= 5 && (n = `${BigInt(n) + 1n}`), (r = ``))
  else if (r.length > t) {
    let e = r.slice(0, t)
    if (Number.parseInt(r.slice(t, t + 1), 10) >= 5) {
      let i = u(e)
      i.length > t ? ((r = i.slice(1)), (n = `${BigInt(n) + 1n}`)) : (r = i)
    } else r = e
  } else r = r.padEnd(t, `0`)
  return BigInt(`${i ? `-` : ``}${n}${r}`)
}
function u(e) {
  let t = e.split(``),
    n = t.length - 1
  for (; n >= 0;) {
    let e = Number.parseInt(t[n], 10) + 1
    if (e < 10) return ((t[n] = String(e)), t.join(``))
    ;((t[n] = `0`), n--)
  }
  return `1${t.join(``)}`
}
var d = class extends Error {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is not a valid decimal number.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Value.InvalidDecimalNumberError`,
        }))
    }
  },
  f = class extends Error {
    constructor({ decimals: e }) {
      ;(super(`\`decimals\` must be a non-negative integer. Got \`${e}\`.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Value.InvalidDecimalsError`,
        }))
    }
  }
function p(e, t = `wei`) {
  return s(e, t)
}
function m(e, t = `wei`) {
  return c(e, t)
}
function h(e) {
  let t = Object.entries(e)
      .map(([e, t]) => (t === void 0 || t === !1 ? null : [e, t]))
      .filter(Boolean),
    n = t.reduce((e, [t]) => Math.max(e, t.length), 0)
  return t.map(([e, t]) => `  ${`${e}:`.padEnd(n + 1)}  ${t}`).join(`
`)
}
var g = class extends t {
    constructor({ filledNonce: e, requestedNonce: t }) {
      super(`The filled transaction nonce does not match the requested nonce.`, {
        metaMessages: [`Requested Nonce: ${t}`, `Filled Nonce: ${e}`],
        name: `FeePayerNonceMismatchError`,
      })
    }
  },
  _ = class extends t {
    constructor({ v: e }) {
      super(`Invalid \`v\` value "${e}". Expected 27 or 28.`, { name: `InvalidLegacyVError` })
    }
  },
  v = class extends t {
    constructor({ yParity: e }) {
      super(`Invalid \`yParity\` value "${e}". Expected 0 or 1.`, { name: `InvalidYParityError` })
    }
  },
  y = class extends t {
    constructor({ transaction: e }) {
      super(`Cannot infer a transaction type from provided transaction.`, {
        metaMessages: [
          `Provided Transaction:`,
          `{`,
          h(e),
          `}`,
          ``,
          `To infer the type, either provide:`,
          '- a `type` to the Transaction, or',
          '- an EIP-1559 Transaction with `maxFeePerGas`, or',
          '- an EIP-2930 Transaction with `gasPrice` & `accessList`, or',
          '- an EIP-4844 Transaction with `blobs`, `blobVersionedHashes`, `sidecars`, or',
          '- an EIP-7702 Transaction with `authorizationList`, or',
          '- a Legacy Transaction with `gasPrice`',
        ],
        name: `InvalidSerializableTransactionError`,
      })
    }
  },
  b = class extends t {
    constructor({ serializedType: e }) {
      ;(super(`Serialized transaction type "${e}" is invalid.`, { name: `InvalidSerializedTransactionType` }),
        Object.defineProperty(this, 'serializedType', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: void 0,
        }),
        (this.serializedType = e))
    }
  },
  x = class extends t {
    constructor({ attributes: e, serializedTransaction: t, type: n }) {
      let r = Object.entries(e)
        .map(([e, t]) => (t === void 0 ? e : void 0))
        .filter(Boolean)
      ;(super(`Invalid serialized transaction of type "${n}" was provided.`, {
        metaMessages: [
          `Serialized Transaction: "${t}"`,
          r.length > 0 ? `Missing Attributes: ${r.join(`, `)}` : ``,
        ].filter(Boolean),
        name: `InvalidSerializedTransactionError`,
      }),
        Object.defineProperty(this, 'serializedTransaction', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: void 0,
        }),
        Object.defineProperty(this, 'type', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.serializedTransaction = t),
        (this.type = n))
    }
  },
  S = class extends t {
    constructor({ storageKey: e }) {
      super(`Size for storage key "${e}" is invalid. Expected 32 bytes. Got ${Math.floor((e.length - 2) / 2)} bytes.`, {
        name: `InvalidStorageKeySizeError`,
      })
    }
  },
  C = class extends t {
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
      let f = h({
        chain: r && `${r?.name} (id: ${r?.id})`,
        from: t?.address,
        to: u,
        value: d !== void 0 && `${p(d)} ${r?.nativeCurrency?.symbol || `ETH`}`,
        data: i,
        gas: a,
        gasPrice: o !== void 0 && `${m(o)} gwei`,
        maxFeePerGas: s !== void 0 && `${m(s)} gwei`,
        maxPriorityFeePerGas: c !== void 0 && `${m(c)} gwei`,
        nonce: l,
      })
      ;(super(e.shortMessage, {
        cause: e,
        docsPath: n,
        metaMessages: [...(e.metaMessages ? [...e.metaMessages, ` `] : []), `Request Arguments:`, f].filter(Boolean),
        name: `TransactionExecutionError`,
      }),
        Object.defineProperty(this, 'cause', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.cause = e))
    }
  },
  w = class extends t {
    constructor({ blockHash: e, blockNumber: t, blockTag: n, hash: r, index: i }) {
      let a = `Transaction`
      ;(n && i !== void 0 && (a = `Transaction at block time "${n}" at index "${i}"`),
        e && i !== void 0 && (a = `Transaction at block hash "${e}" at index "${i}"`),
        t && i !== void 0 && (a = `Transaction at block number "${t}" at index "${i}"`),
        r && (a = `Transaction with hash "${r}"`),
        super(`${a} could not be found.`, { name: `TransactionNotFoundError` }))
    }
  },
  T = class extends t {
    constructor({ hash: e }) {
      super(
        `Transaction receipt with hash "${e}" could not be found. The Transaction may not be processed on a block yet.`,
        { name: `TransactionReceiptNotFoundError` },
      )
    }
  },
  E = class extends t {
    constructor({ receipt: e }) {
      ;(super(`Transaction with hash "${e.transactionHash}" reverted.`, {
        metaMessages: [
          `The receipt marked the transaction as "reverted". This could mean that the function on the contract you are trying to call threw an error.`,
          ` `,
          `You can attempt to extract the revert reason by:`,
          '- calling the `simulateContract` or `simulateCalls` Action with the `abi` and `functionName` of the contract',
          '- using the `call` Action with raw `data`',
        ],
        name: `TransactionReceiptRevertedError`,
      }),
        Object.defineProperty(this, 'receipt', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.receipt = e))
    }
  },
  D = class extends t {
    constructor({ hash: e }) {
      super(`Timed out while waiting for transaction with hash "${e}" to be confirmed.`, {
        name: `WaitForTransactionReceiptTimeoutError`,
      })
    }
  },
  O = class extends t {
    constructor({ cause: e, message: t } = {}) {
      let n = t?.replace(`execution reverted: `, ``)?.replace(`execution reverted`, ``)
      super(`Execution reverted ${n ? `with reason: ${n}` : `for an unknown reason`}.`, {
        cause: e,
        name: `ExecutionRevertedError`,
      })
    }
  }
;(Object.defineProperty(O, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 3 }),
  Object.defineProperty(O, 'nodeMessage', {
    enumerable: !0,
    configurable: !0,
    writable: !0,
    value: /execution reverted|gas required exceeds allowance/,
  }))
var k = class extends t {
  constructor({ cause: e, maxFeePerGas: t } = {}) {
    super(
      `The fee cap (\`maxFeePerGas\`${t ? ` = ${m(t)} gwei` : ``}) cannot be higher than the maximum allowed value (2^256-1).`,
      { cause: e, name: `FeeCapTooHighError` },
    )
  }
}
Object.defineProperty(k, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /max fee per gas higher than 2\^256-1|fee cap higher than 2\^256-1/,
})
var A = class extends t {
  constructor({ cause: e, maxFeePerGas: t } = {}) {
    super(`The fee cap (\`maxFeePerGas\`${t ? ` = ${m(t)}` : ``} gwei) cannot be lower than the block base fee.`, {
      cause: e,
      name: `FeeCapTooLowError`,
    })
  }
}
Object.defineProperty(A, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /max fee per gas less than block base fee|fee cap less than block base fee|transaction is outdated/,
})
var j = class extends t {
  constructor({ cause: e, nonce: t } = {}) {
    super(`Nonce provided for the transaction ${t ? `(${t}) ` : ``}is higher than the next one expected.`, {
      cause: e,
      name: `NonceTooHighError`,
    })
  }
}
Object.defineProperty(j, 'nodeMessage', { enumerable: !0, configurable: !0, writable: !0, value: /nonce too high/ })
var M = class extends t {
  constructor({ cause: e, nonce: t } = {}) {
    super(
      [
        `Nonce provided for the transaction ${t ? `(${t}) ` : ``}is lower than the current nonce of the account.`,
        'Try increasing the nonce or find the latest nonce with `getTransactionCount`.',
      ].join(`
`),
      { cause: e, name: `NonceTooLowError` },
    )
  }
}
Object.defineProperty(M, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /nonce too low|transaction already imported|already known/,
})
var N = class extends t {
  constructor({ cause: e, nonce: t } = {}) {
    super(`Nonce provided for the transaction ${t ? `(${t}) ` : ``}exceeds the maximum allowed nonce.`, {
      cause: e,
      name: `NonceMaxValueError`,
    })
  }
}
Object.defineProperty(N, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /nonce has max value/,
})
var P = class extends t {
  constructor({ cause: e } = {}) {
    super(`The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.`, {
      cause: e,
      metaMessages: [
        `This error could arise when the account does not have enough funds to:`,
        ` - pay for the total gas fee,`,
        ` - pay for the value to send.`,
        ` `,
        'The cost of the transaction is calculated as `gas * gas fee + value`, where:',
        ' - `gas` is the amount of gas needed for transaction to execute,',
        ' - `gas fee` is the gas fee,',
        ' - `value` is the amount of ether to send to the recipient.',
      ],
      name: `InsufficientFundsError`,
    })
  }
}
Object.defineProperty(P, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /insufficient funds|exceeds transaction sender account balance/,
})
var F = class extends t {
  constructor({ cause: e, gas: t } = {}) {
    super(
      `The amount of gas ${t ? `(${t}) ` : ``}provided for the transaction exceeds the limit allowed for the block.`,
      { cause: e, name: `IntrinsicGasTooHighError` },
    )
  }
}
Object.defineProperty(F, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /intrinsic gas too high|gas limit reached/,
})
var I = class extends t {
  constructor({ cause: e, gas: t } = {}) {
    super(`The amount of gas ${t ? `(${t}) ` : ``}provided for the transaction is too low.`, {
      cause: e,
      name: `IntrinsicGasTooLowError`,
    })
  }
}
Object.defineProperty(I, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /intrinsic gas too low/,
})
var L = class extends t {
  constructor({ cause: e }) {
    super(`The transaction type is not supported for this chain.`, {
      cause: e,
      name: `TransactionTypeNotSupportedError`,
    })
  }
}
Object.defineProperty(L, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /transaction type not valid/,
})
var R = class extends t {
  constructor({ cause: e, maxPriorityFeePerGas: t, maxFeePerGas: n } = {}) {
    super(
      [
        `The provided tip (\`maxPriorityFeePerGas\`${t ? ` = ${m(t)} gwei` : ``}) cannot be higher than the fee cap (\`maxFeePerGas\`${n ? ` = ${m(n)} gwei` : ``}).`,
      ].join(`
`),
      { cause: e, name: `TipAboveFeeCapError` },
    )
  }
}
Object.defineProperty(R, 'nodeMessage', {
  enumerable: !0,
  configurable: !0,
  writable: !0,
  value: /max priority fee per gas higher than max fee per gas|tip higher than fee cap/,
})
var z = class extends t {
  constructor({ cause: e }) {
    super(`An error occurred while executing: ${e?.shortMessage}`, { cause: e, name: `UnknownNodeError` })
  }
}
;(2n ** (8n - 1n) - 1n,
  2n ** (16n - 1n) - 1n,
  2n ** (24n - 1n) - 1n,
  2n ** (32n - 1n) - 1n,
  2n ** (40n - 1n) - 1n,
  2n ** (48n - 1n) - 1n,
  2n ** (56n - 1n) - 1n,
  2n ** (64n - 1n) - 1n,
  2n ** (72n - 1n) - 1n,
  2n ** (80n - 1n) - 1n,
  2n ** (88n - 1n) - 1n,
  2n ** (96n - 1n) - 1n,
  2n ** (104n - 1n) - 1n,
  2n ** (112n - 1n) - 1n,
  2n ** (120n - 1n) - 1n,
  2n ** (128n - 1n) - 1n,
  2n ** (136n - 1n) - 1n,
  2n ** (144n - 1n) - 1n,
  2n ** (152n - 1n) - 1n,
  2n ** (160n - 1n) - 1n,
  2n ** (168n - 1n) - 1n,
  2n ** (176n - 1n) - 1n,
  2n ** (184n - 1n) - 1n,
  2n ** (192n - 1n) - 1n,
  2n ** (200n - 1n) - 1n,
  2n ** (208n - 1n) - 1n,
  2n ** (216n - 1n) - 1n,
  2n ** (224n - 1n) - 1n,
  2n ** (232n - 1n) - 1n,
  2n ** (240n - 1n) - 1n,
  2n ** (248n - 1n) - 1n,
  2n ** (256n - 1n) - 1n,
  -(2n ** (8n - 1n)),
  -(2n ** (16n - 1n)),
  -(2n ** (24n - 1n)),
  -(2n ** (32n - 1n)),
  -(2n ** (40n - 1n)),
  -(2n ** (48n - 1n)),
  -(2n ** (56n - 1n)),
  -(2n ** (64n - 1n)),
  -(2n ** (72n - 1n)),
  -(2n ** (80n - 1n)),
  -(2n ** (88n - 1n)),
  -(2n ** (96n - 1n)),
  -(2n ** (104n - 1n)),
  -(2n ** (112n - 1n)),
  -(2n ** (120n - 1n)),
  -(2n ** (128n - 1n)),
  -(2n ** (136n - 1n)),
  -(2n ** (144n - 1n)),
  -(2n ** (152n - 1n)),
  -(2n ** (160n - 1n)),
  -(2n ** (168n - 1n)),
  -(2n ** (176n - 1n)),
  -(2n ** (184n - 1n)),
  -(2n ** (192n - 1n)),
  -(2n ** (200n - 1n)),
  -(2n ** (208n - 1n)),
  -(2n ** (216n - 1n)),
  -(2n ** (224n - 1n)),
  -(2n ** (232n - 1n)),
  -(2n ** (240n - 1n)),
  -(2n ** (248n - 1n)),
  -(2n ** (256n - 1n)))
var B = 2n ** 256n - 1n
function V(e) {
  let { kzg: t } = e,
    n = e.to ?? (typeof e.blobs[0] == `string` ? `hex` : `bytes`),
    a = typeof e.blobs[0] == `string` ? e.blobs.map((e) => i(e)) : e.blobs,
    o = []
  for (let e of a) o.push(Uint8Array.from(t.blobToKzgCommitment(e)))
  return n === `bytes` ? o : o.map((e) => r(e))
}
function H(e) {
  let { kzg: t } = e,
    n = e.to ?? (typeof e.blobs[0] == `string` ? `hex` : `bytes`),
    a = typeof e.blobs[0] == `string` ? e.blobs.map((e) => i(e)) : e.blobs,
    o = typeof e.commitments[0] == `string` ? e.commitments.map((e) => i(e)) : e.commitments,
    s = []
  for (let e = 0; e < a.length; e++) {
    let n = a[e],
      r = o[e]
    s.push(Uint8Array.from(t.computeBlobKzgProof(n, r)))
  }
  return n === `bytes` ? s : s.map((e) => r(e))
}
var U = 6,
  W = 4096,
  G = 32 * W,
  K = G * U - 1 - 1 * W * U,
  q = class extends t {
    constructor({ maxSize: e, size: t }) {
      super(`Blob size is too large.`, {
        metaMessages: [`Max: ${e} bytes`, `Given: ${t} bytes`],
        name: `BlobSizeTooLargeError`,
      })
    }
  },
  J = class extends t {
    constructor() {
      super(`Blob data must not be empty.`, { name: `EmptyBlobError` })
    }
  },
  Y = class extends t {
    constructor({ hash: e, size: t }) {
      super(`Versioned hash "${e}" size is invalid.`, {
        metaMessages: [`Expected: 32`, `Received: ${t}`],
        name: `InvalidVersionedHashSizeError`,
      })
    }
  },
  X = class extends t {
    constructor({ hash: e, version: t }) {
      super(`Versioned hash "${e}" version is invalid.`, {
        metaMessages: [`Expected: 1`, `Received: ${t}`],
        name: `InvalidVersionedHashVersionError`,
      })
    }
  }
function Z(t) {
  let a = t.to ?? (typeof t.data == `string` ? `hex` : `bytes`),
    o = typeof t.data == `string` ? i(t.data) : t.data,
    s = n(o)
  if (!s) throw new J()
  if (s > 761855) throw new q({ maxSize: K, size: s })
  let c = [],
    l = !0,
    u = 0
  for (; l;) {
    let t = e(new Uint8Array(G)),
      n = 0
    for (; n < W;) {
      let e = o.slice(u, u + 31)
      if ((t.pushByte(0), t.pushBytes(e), e.length < 31)) {
        ;(t.pushByte(128), (l = !1))
        break
      }
      ;(n++, (u += 31))
    }
    c.push(t)
  }
  return a === `bytes` ? c.map((e) => e.bytes) : c.map((e) => r(e.bytes))
}
function Q(e) {
  let { data: t, kzg: n, to: r } = e,
    i = e.blobs ?? Z({ data: t, to: r }),
    a = e.commitments ?? V({ blobs: i, kzg: n, to: r }),
    o = e.proofs ?? H({ blobs: i, commitments: a, kzg: n, to: r }),
    s = []
  for (let e = 0; e < i.length; e++) s.push({ blob: i[e], commitment: a[e], proof: o[e] })
  return s
}
var $ = class extends t {
    constructor({ blockNumber: e, chain: t, contract: n }) {
      super(`Chain "${t.name}" does not support contract "${n.name}".`, {
        metaMessages: [
          `This could be due to any of the following:`,
          ...(e && n.blockCreated && n.blockCreated > e
            ? [`- The contract "${n.name}" was not deployed until block ${n.blockCreated} (current block ${e}).`]
            : [`- The chain does not have the contract "${n.name}" configured.`]),
        ],
        name: `ChainDoesNotSupportContract`,
      })
    }
  },
  ee = class extends t {
    constructor({ chain: e, currentChainId: t }) {
      super(
        `The current chain of the wallet (id: ${t}) does not match the target chain for the transaction (id: ${e.id} – ${e.name}).`,
        {
          metaMessages: [`Current Chain ID:  ${t}`, `Expected Chain ID: ${e.id} – ${e.name}`],
          name: `ChainMismatchError`,
        },
      )
    }
  },
  te = class extends t {
    constructor() {
      super(
        'No chain was provided to the request.\nPlease provide a chain with the `chain` argument on the Action, or by supplying a `chain` to WalletClient.',
        { name: `ChainNotFoundError` },
      )
    }
  },
  ne = class extends t {
    constructor() {
      super(`No chain was provided to the Client.`, { name: `ClientChainNotConfiguredError` })
    }
  },
  re = class extends t {
    constructor({ chainId: e }) {
      super(typeof e == `number` ? `Chain ID "${e}" is invalid.` : `Chain ID is invalid.`, {
        name: `InvalidChainIdError`,
      })
    }
  }
export {
  S as A,
  o as B,
  L as C,
  y as D,
  _ as E,
  E as F,
  D as I,
  h as L,
  C as M,
  w as N,
  x as O,
  T as P,
  m as R,
  R as S,
  g as T,
  l as V,
  F as _,
  re as a,
  j as b,
  Y as c,
  V as d,
  B as f,
  P as g,
  A as h,
  ne as i,
  v as j,
  b as k,
  X as l,
  k as m,
  ee as n,
  Q as o,
  O as p,
  te as r,
  J as s,
  $ as t,
  H as u,
  I as v,
  z as w,
  M as x,
  N as y,
  p as z,
}
//# sourceMappingURL=rest-DeRAjEhb.js.map
