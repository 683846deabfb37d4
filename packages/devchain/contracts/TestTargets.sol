// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface ModuleHost {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation) external returns (bool);
}

/// Development-only Safe module: whoever calls it may move what the account holds. Enable it on test accounts only.
contract DemoModule {
    event ModuleCall(address indexed account, address indexed to, uint256 value, bool success);

    function execute(address account, address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool success)
    {
        success = ModuleHost(account).execTransactionFromModule(to, value, data, operation);
        emit ModuleCall(account, to, value, success);
    }
}

/// A call target that refuses everything, with and without a reason.
contract RevertingTarget {
    error Refused(address caller, uint256 value);

    function fail() external payable {
        revert("RevertingTarget: this call always fails");
    }

    function failWithCustomError() external payable {
        revert Refused(msg.sender, msg.value);
    }

    receive() external payable {
        revert("RevertingTarget: does not accept the native coin");
    }
}

/// A contract owner with EIP-1271: accepts every signature over a hash or message it was told to approve.
contract TestContractSigner {
    mapping(bytes32 => bool) public approved;

    function approve(bytes32 hash) external {
        approved[hash] = true;
    }

    function isValidSignature(bytes32 hash, bytes calldata) external view returns (bytes4) {
        return approved[hash] ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }

    function isValidSignature(bytes calldata data, bytes calldata) external view returns (bytes4) {
        return approved[keccak256(data)] ? bytes4(0x20c13b0b) : bytes4(0xffffffff);
    }
}

/// Many reads in one call, with the functions of Multicall3 that clients use.
contract TestMulticall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (results[i].success, results[i].returnData) = calls[i].target.call(calls[i].callData);
            require(results[i].success || calls[i].allowFailure, "Multicall3: call failed");
        }
    }

    function getEthBalance(address account) external view returns (uint256) {
        return account.balance;
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function getCurrentBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }
}
