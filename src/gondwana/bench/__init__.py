"""How fast everything is here: each figure beside what others made, in the same run (`gondwana bench --peers`).

Machines are noisy, so only ratios within one run mean much: a figure and its peer are measured in turn, several times, and the
medians are compared. What has no peer is held against what is wanted of it.
"""
