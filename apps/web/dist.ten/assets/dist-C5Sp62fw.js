import { a as e, t } from './rolldown-runtime-DLMaRju-.js'
import { r as n, t as r } from './rest-DThMpaoo.js'
import { t as i } from './rest-BMpYyskR.js'
var a = t((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.numberToHex = e.getLowerCase = void 0))
    function t(e) {
      return e && e.toLowerCase()
    }
    e.getLowerCase = t
    function n(e) {
      return `0x${e.toString(16)}`
    }
    e.numberToHex = n
  }),
  o = t((t) => {
    ;(Object.defineProperty(t, '__esModule', { value: !0 }), (t.SafeAppProvider = void 0))
    var o = (n(), e(r)),
      s = i(),
      c = a()
    t.SafeAppProvider = class extends s.EventEmitter {
      constructor(e, t) {
        ;(super(), (this.submittedTxs = new Map()), (this.safe = e), (this.sdk = t))
      }
      async connect() {
        this.emit(`connect`, { chainId: this.chainId })
      }
      async disconnect() {}
      get chainId() {
        return this.safe.chainId
      }
      async request(e) {
        let { method: t, params: n = [] } = e
        switch (t) {
          case `eth_accounts`:
            return [this.safe.safeAddress]
          case `net_version`:
          case `eth_chainId`:
            return (0, c.numberToHex)(this.chainId)
          case `personal_sign`: {
            let [e, t] = n
            if (this.safe.safeAddress.toLowerCase() !== t.toLowerCase())
              throw Error(`The address or message hash is invalid`)
            let r = await this.sdk.txs.signMessage(e)
            return (`signature` in r ? r.signature : void 0) || `0x`
          }
          case `eth_sign`: {
            let [e, t] = n
            if (this.safe.safeAddress.toLowerCase() !== e.toLowerCase() || !t.startsWith(`0x`))
              throw Error(`The address or message hash is invalid`)
            let r = await this.sdk.txs.signMessage(t)
            return (`signature` in r ? r.signature : void 0) || `0x`
          }
          case `eth_signTypedData`:
          case `eth_signTypedData_v4`: {
            let [e, t] = n,
              r = typeof t == `string` ? JSON.parse(t) : t
            if (this.safe.safeAddress.toLowerCase() !== e.toLowerCase()) throw Error(`The address is invalid`)
            let i = await this.sdk.txs.signTypedMessage(r)
            return (`signature` in i ? i.signature : void 0) || `0x`
          }
          case `eth_sendTransaction`:
            let t = { ...n[0], value: n[0].value || `0`, data: n[0].data || `0x` }
            typeof t.gas == `string` && t.gas.startsWith(`0x`) && (t.gas = parseInt(t.gas, 16))
            let r = await this.sdk.txs.send({ txs: [t], params: { safeTxGas: t.gas } })
            return (
              this.submittedTxs.set(r.safeTxHash, {
                from: this.safe.safeAddress,
                hash: r.safeTxHash,
                gas: 0,
                gasPrice: `0x00`,
                nonce: 0,
                input: t.data,
                value: t.value,
                to: t.to,
                blockHash: null,
                blockNumber: null,
                transactionIndex: null,
              }),
              r.safeTxHash
            )
          case `eth_blockNumber`:
            return (await this.sdk.eth.getBlockByNumber([`latest`])).number
          case `eth_getBalance`:
            return this.sdk.eth.getBalance([(0, c.getLowerCase)(n[0]), n[1]])
          case `eth_getCode`:
            return this.sdk.eth.getCode([(0, c.getLowerCase)(n[0]), n[1]])
          case `eth_getTransactionCount`:
            return this.sdk.eth.getTransactionCount([(0, c.getLowerCase)(n[0]), n[1]])
          case `eth_getStorageAt`:
            return this.sdk.eth.getStorageAt([(0, c.getLowerCase)(n[0]), n[1], n[2]])
          case `eth_getBlockByNumber`:
            return this.sdk.eth.getBlockByNumber([n[0], n[1]])
          case `eth_getBlockByHash`:
            return this.sdk.eth.getBlockByHash([n[0], n[1]])
          case `eth_getTransactionByHash`:
            let i = n[0]
            try {
              i = (await this.sdk.txs.getBySafeTxHash(i)).txHash || i
            } catch {}
            return this.submittedTxs.has(i)
              ? this.submittedTxs.get(i)
              : this.sdk.eth.getTransactionByHash([i]).then((e) => (e && (e.hash = n[0]), e))
          case `eth_getTransactionReceipt`: {
            let e = n[0]
            try {
              e = (await this.sdk.txs.getBySafeTxHash(e)).txHash || e
            } catch {}
            return this.sdk.eth.getTransactionReceipt([e]).then((e) => (e && (e.transactionHash = n[0]), e))
          }
          case `eth_estimateGas`:
            return this.sdk.eth.getEstimateGas(n[0])
          case `eth_call`:
            return this.sdk.eth.call([n[0], n[1]])
          case `eth_getLogs`:
            return this.sdk.eth.getPastLogs([n[0]])
          case `eth_gasPrice`:
            return this.sdk.eth.getGasPrice()
          case `wallet_getPermissions`:
            return this.sdk.wallet.getPermissions()
          case `wallet_requestPermissions`:
            return this.sdk.wallet.requestPermissions(n[0])
          case `safe_setSettings`:
            return this.sdk.eth.setSafeSettings([n[0]])
          case `wallet_sendCalls`: {
            let { from: e, calls: t, chainId: r } = n[0]
            if (r !== (0, c.numberToHex)(this.chainId)) throw Error(`Safe is not on chain ${r}`)
            if (e !== this.safe.safeAddress) throw Error(`Invalid from address`)
            let i = t.map((e, t) => {
                if (!e.to) throw Error(`Invalid call #${t}: missing "to" field`)
                return { to: e.to, data: e.data ?? `0x`, value: e.value ?? (0, c.numberToHex)(0) }
              }),
              { safeTxHash: a } = await this.sdk.txs.send({ txs: i })
            return { id: a }
          }
          case `wallet_getCallsStatus`: {
            let e = n[0],
              t = {
                [o.TransactionStatus.AWAITING_CONFIRMATIONS]: 100,
                [o.TransactionStatus.AWAITING_EXECUTION]: 100,
                [o.TransactionStatus.SUCCESS]: 200,
                [o.TransactionStatus.CANCELLED]: 400,
                [o.TransactionStatus.FAILED]: 500,
              },
              r = await this.sdk.txs.getBySafeTxHash(e),
              i = { version: `1.0`, id: e, chainId: (0, c.numberToHex)(this.chainId), status: t[r.txStatus] }
            if (!r.txHash) return i
            let a = await this.sdk.eth.getTransactionReceipt([r.txHash])
            if (!a) return i
            let s =
                r.txData?.dataDecoded?.method === `multiSend`
                  ? (r.txData.dataDecoded.parameters?.[0].valueDecoded?.length ?? 1)
                  : 1,
              l = Number(a.blockNumber),
              u = Number(a.gasUsed)
            return (
              (i.receipts = Array(s).fill({
                logs: a.logs,
                status: (0, c.numberToHex)(+(r.txStatus === o.TransactionStatus.SUCCESS)),
                blockHash: a.blockHash,
                blockNumber: (0, c.numberToHex)(l),
                gasUsed: (0, c.numberToHex)(u),
                transactionHash: r.txHash,
              })),
              i
            )
          }
          case `wallet_showCallsStatus`:
            throw Error(`"${e.method}" not supported`)
          case `wallet_getCapabilities`:
            return { [(0, c.numberToHex)(this.chainId)]: { atomicBatch: { supported: !0 } } }
          default:
            throw Error(`"${e.method}" not implemented`)
        }
      }
      send(e, t) {
        ;(e || t(`Undefined request`),
          this.request(e)
            .then((n) => t(null, { jsonrpc: `2.0`, id: e.id, result: n }))
            .catch((e) => t(e, null)))
      }
    }
  }),
  s = t((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.SafeAppProvider = void 0))
    var t = o()
    Object.defineProperty(e, 'SafeAppProvider', {
      enumerable: !0,
      get: function () {
        return t.SafeAppProvider
      },
    })
  })
export default s()
//# sourceMappingURL=dist-C5Sp62fw.js.map
