// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface LimitedAccount {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation) external returns (bool);
}

/// Development-only stand-in for the published AllowanceModule 0.1.1, whose creation code is on no package registry: written
/// from its published ABI and documented behaviour, not from its source. An account sets limits for delegates; a delegate
/// spends within them without signatures of owners. Times are whole minutes, because the published ABI counts so.
contract AllowanceModule {
    struct Allowance {
        uint96 amount;
        uint96 spent;
        uint16 resetTimeMin;
        uint32 lastResetMin;
        uint16 nonce;
    }

    struct Delegate {
        address delegate;
        uint48 prev;
        uint48 next;
    }

    string public constant NAME = "Allowance Module";
    string public constant VERSION = "0.1.1";
    bytes32 public constant DOMAIN_SEPARATOR_TYPEHASH =
        keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 public constant ALLOWANCE_TRANSFER_TYPEHASH = keccak256(
        "AllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,uint16 nonce)"
    );

    /// By account, delegate and token; the zero address is the native coin.
    mapping(address => mapping(address => mapping(address => Allowance))) public allowances;
    mapping(address => mapping(address => address[])) public tokens;
    /// A doubly linked list of delegates per account, keyed by the last 48 bits of their addresses.
    mapping(address => uint48) public delegatesStart;
    mapping(address => mapping(uint48 => Delegate)) public delegates;

    event AddDelegate(address indexed safe, address delegate);
    event RemoveDelegate(address indexed safe, address delegate);
    event ExecuteAllowanceTransfer(address indexed safe, address delegate, address token, address to, uint96 value, uint16 nonce);
    event PayAllowanceTransfer(
        address indexed safe, address delegate, address paymentToken, address paymentReceiver, uint96 payment
    );
    event SetAllowance(address indexed safe, address delegate, address token, uint96 allowanceAmount, uint16 resetTime);
    event ResetAllowance(address indexed safe, address delegate, address token);
    event DeleteAllowance(address indexed safe, address delegate, address token);

    /// What was spent stays spent. `resetBaseMin` zero keeps the rhythm, or starts it now.
    function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)
        external
    {
        require(delegate != address(0), "delegate != address(0)");
        require(isDelegate(msg.sender, delegate), "delegates[msg.sender][uint48(delegate)].delegate == delegate");
        Allowance memory allowance = current(msg.sender, delegate, token);
        if (allowance.nonce == 0) {
            allowance.nonce = 1;
            tokens[msg.sender][delegate].push(token);
        }
        uint32 minute = currentMinute();
        if (resetBaseMin > 0) {
            require(resetBaseMin <= minute, "resetBaseMin <= currentMin");
            allowance.lastResetMin = minute - ((minute - resetBaseMin) % resetTimeMin);
        } else if (allowance.lastResetMin == 0) {
            allowance.lastResetMin = minute;
        }
        allowance.resetTimeMin = resetTimeMin;
        allowance.amount = allowanceAmount;
        allowances[msg.sender][delegate][token] = allowance;
        emit SetAllowance(msg.sender, delegate, token, allowanceAmount, resetTimeMin);
    }

    function resetAllowance(address delegate, address token) external {
        Allowance memory allowance = current(msg.sender, delegate, token);
        allowance.spent = 0;
        allowances[msg.sender][delegate][token] = allowance;
        emit ResetAllowance(msg.sender, delegate, token);
    }

    /// The nonce stays, so that an old signature is worth nothing after a new limit is set.
    function deleteAllowance(address delegate, address token) external {
        allowances[msg.sender][delegate][token] =
            Allowance(0, 0, 0, 0, allowances[msg.sender][delegate][token].nonce);
        emit DeleteAllowance(msg.sender, delegate, token);
    }

    /// An empty signature means that the delegate itself calls.
    function executeAllowanceTransfer(
        address safe,
        address token,
        address payable to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        address delegate,
        bytes calldata signature
    ) external {
        uint16 nonce = allowances[safe][delegate][token].nonce;
        bytes32 hash = generateTransferHash(safe, token, to, amount, paymentToken, payment, nonce);
        require(
            signerOf(hash, signature) == delegate && isDelegate(safe, delegate),
            "expectedDelegate == signer && delegates[safe][uint48(signer)].delegate == signer"
        );
        spend(safe, delegate, token, amount);
        allowances[safe][delegate][token].nonce = nonce + 1;
        if (payment > 0) {
            spend(safe, delegate, paymentToken, payment);
            move(safe, paymentToken, tx.origin, payment);
            emit PayAllowanceTransfer(safe, delegate, paymentToken, tx.origin, payment);
        }
        move(safe, token, to, amount);
        emit ExecuteAllowanceTransfer(safe, delegate, token, to, amount, nonce);
    }

    function addDelegate(address delegate) external {
        uint48 index = indexOf(delegate);
        require(index != 0, "index != uint(0)");
        address known = delegates[msg.sender][index].delegate;
        if (known != address(0)) {
            require(known == delegate, "currentDelegate == delegate");
            return;
        }
        uint48 start = delegatesStart[msg.sender];
        delegates[msg.sender][index] = Delegate(delegate, 0, start);
        delegates[msg.sender][start].prev = index;
        delegatesStart[msg.sender] = index;
        emit AddDelegate(msg.sender, delegate);
    }

    function removeDelegate(address delegate, bool removeAllowances) external {
        Delegate memory entry = delegates[msg.sender][indexOf(delegate)];
        if (entry.delegate == address(0)) return;
        require(entry.delegate == delegate, "current.delegate == delegate");
        if (removeAllowances) {
            address[] storage known = tokens[msg.sender][delegate];
            for (uint256 i = 0; i < known.length; i++) {
                Allowance storage allowance = allowances[msg.sender][delegate][known[i]];
                allowances[msg.sender][delegate][known[i]] = Allowance(0, 0, 0, 0, allowance.nonce);
                emit DeleteAllowance(msg.sender, delegate, known[i]);
            }
        }
        if (entry.prev == 0) delegatesStart[msg.sender] = entry.next;
        else delegates[msg.sender][entry.prev].next = entry.next;
        if (entry.next != 0) delegates[msg.sender][entry.next].prev = entry.prev;
        delete delegates[msg.sender][indexOf(delegate)];
        emit RemoveDelegate(msg.sender, delegate);
    }

    /// A page of delegates and the index the next page starts at; zero after the last.
    function getDelegates(address safe, uint48 start, uint8 pageSize)
        external
        view
        returns (address[] memory results, uint48 next)
    {
        address[] memory page = new address[](pageSize);
        Delegate memory entry = delegates[safe][start != 0 ? start : delegatesStart[safe]];
        uint256 count = 0;
        while (entry.delegate != address(0) && count < pageSize) {
            page[count++] = entry.delegate;
            entry = delegates[safe][entry.next];
        }
        next = indexOf(entry.delegate);
        results = new address[](count);
        for (uint256 i = 0; i < count; i++) results[i] = page[i];
    }

    function getTokens(address safe, address delegate) external view returns (address[] memory) {
        return tokens[safe][delegate];
    }

    /// Amount, spent, reset time, last reset, nonce; a reset that is due is counted.
    function getTokenAllowance(address safe, address delegate, address token) external view returns (uint256[5] memory) {
        Allowance memory allowance = current(safe, delegate, token);
        return [
            uint256(allowance.amount),
            uint256(allowance.spent),
            uint256(allowance.resetTimeMin),
            uint256(allowance.lastResetMin),
            uint256(allowance.nonce)
        ];
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    function generateTransferHash(
        address safe,
        address token,
        address to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        uint16 nonce
    ) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_SEPARATOR_TYPEHASH, block.chainid, address(this)));
        bytes32 message = keccak256(
            abi.encode(ALLOWANCE_TRANSFER_TYPEHASH, safe, token, to, amount, paymentToken, payment, nonce)
        );
        return keccak256(abi.encodePacked(bytes1(0x19), bytes1(0x01), domain, message));
    }

    function spend(address safe, address delegate, address token, uint96 amount) private {
        Allowance memory allowance = current(safe, delegate, token);
        require(
            amount > 0 && amount <= type(uint96).max - allowance.spent && allowance.spent + amount <= allowance.amount,
            "newSpent > allowance.spent && newSpent <= allowance.amount"
        );
        allowance.spent += amount;
        allowances[safe][delegate][token] = allowance;
    }

    function move(address safe, address token, address to, uint96 amount) private {
        if (token == address(0)) {
            require(
                LimitedAccount(safe).execTransactionFromModule(to, amount, "", 0), "Could not execute ether transfer"
            );
        } else {
            bytes memory data = abi.encodeWithSignature("transfer(address,uint256)", to, amount);
            require(
                LimitedAccount(safe).execTransactionFromModule(token, 0, data, 0), "Could not execute token transfer"
            );
        }
    }

    /// A limit as it stands now: resets happen when they are next looked at, and keep their rhythm.
    function current(address safe, address delegate, address token) private view returns (Allowance memory allowance) {
        allowance = allowances[safe][delegate][token];
        uint32 minute = currentMinute();
        uint16 period = allowance.resetTimeMin;
        if (period > 0 && allowance.lastResetMin <= minute - period) {
            allowance.spent = 0;
            allowance.lastResetMin = minute - ((minute - allowance.lastResetMin) % period);
        }
    }

    function signerOf(bytes32 hash, bytes calldata signature) private view returns (address signer) {
        if (signature.length == 0) return msg.sender;
        require(signature.length == 65, "signatures.length == 65");
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        uint8 v = uint8(signature[64]);
        require(v != 0, "Contract signatures are not supported by this module");
        if (v == 1) {
            signer = address(uint160(uint256(r)));
            require(signer == msg.sender, "owner == msg.sender");
        } else if (v > 30) {
            signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash)), v - 4, r, s);
        } else {
            signer = ecrecover(hash, v, r, s);
        }
        require(signer != address(0), "owner != address(0)");
    }

    function isDelegate(address safe, address delegate) private view returns (bool) {
        return delegates[safe][indexOf(delegate)].delegate == delegate;
    }

    function indexOf(address delegate) private pure returns (uint48) {
        return uint48(uint160(delegate));
    }

    function currentMinute() private view returns (uint32) {
        return uint32(block.timestamp / 60);
    }
}
