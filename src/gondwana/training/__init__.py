"""Self-play and learning: how the weights in the package are made. Needs PyTorch (`pip install gondwana[train]`)."""
