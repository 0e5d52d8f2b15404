# attacks on real campaigns, and what proves them
house_rules += tests/adversary/proofs.sh
