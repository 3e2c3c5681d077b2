### Advice: what a search would do, and what a played action costs.

advice-nobody = nobody has anything to decide in this position
advice-owes-nothing = seat { $seat } has nothing to decide here; these seats have: { $owing }
advice-thinkers = { $name } does not search, so it cannot advise; those that do: { $names }
advice-decides = Seat { $seat } decides.

advice-action = action
advice-points = points
advice-win = win
advice-share = search
advice-unsure = A dash stands where the search tried an action too seldom to tell.
advice-exact = Solved exactly.
advice-searched = { $iterations } games tried in { $seconds } s.

advice-verdict-good = good
advice-verdict-inaccuracy = inaccuracy
advice-verdict-mistake = mistake
advice-played-best = Played: { $action }. That is the best found.
advice-played = Played: { $action }. Verdict: { $verdict } (win chance { $win }, points { $points }).
advice-played-unknown = Played: { $action }. The search tried it too seldom to judge it.
