// One of our games as a game of OpenSpiel: a state is a record, every rule is a pointer to a compiled function.
//
// RECORD_BYTES and LIST_LENGTH are given by the build (adapter.py), which also installs the pointers.

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "open_spiel/spiel.h"

namespace {

using open_spiel::Action;
using open_spiel::ActionsAndProbs;
using open_spiel::GameParameters;
using open_spiel::GameType;
using open_spiel::Player;
using open_spiel::State;

struct Record {
  alignas(16) unsigned char bytes[(RECORD_BYTES + 15) / 16 * 16] = {};
};

using Numbers = int64_t[LIST_LENGTH];

extern "C" struct Rules {
  int64_t (*pending)(void* s);
  int64_t (*legal)(void* s, int64_t seat, int64_t* out);
  int64_t (*odds)(void* s, int64_t* actions, int64_t* weights);
  void (*apply)(void* s, int64_t seat, int64_t action);
  void (*places)(void* s, int64_t* out);
  void (*hide)(void* s, int64_t viewer);
  void (*guess)(void* s, int64_t viewer, int64_t seed, uint64_t* rng, int64_t* buffer);
  int64_t players, actions, chance_actions, longest;
  unsigned char start[RECORD_BYTES];
};

std::atomic<int64_t> resampled{0};

constexpr char kHex[] = "0123456789abcdef";

std::string Hex(uint64_t number) {
  std::string text(16, '0');
  for (int k = 0; k < 16; ++k) text[k] = kHex[number >> (4 * k) & 15];
  return text;
}

// A digest of 128 bits: short keys are what makes the bot's table quick.
std::string Digest(const Record& record) {
  uint64_t a = 0x9E3779B97F4A7C15, b = 0xD1B54A32D192ED03;
  for (size_t at = 0; at < sizeof record.bytes; at += 8) {
    uint64_t word;
    std::memcpy(&word, record.bytes + at, 8);
    a = (a ^ word) * 0xBF58476D1CE4E5B9;
    a ^= a >> 29;
    b = (b + word) * 0x94D049BB133111EB;
    b ^= b >> 32;
  }
  return Hex(a) + Hex(b);
}

class RecordState : public State {
 public:
  RecordState(std::shared_ptr<const open_spiel::Game> game, const Rules* rules, Player first)
      : State(std::move(game)), rules_(rules), first_(first) {
    std::memcpy(record_.bytes, rules->start, RECORD_BYTES);
    Look();
  }
  RecordState(const RecordState&) = default;

  Player CurrentPlayer() const override { return player_; }
  bool IsTerminal() const override { return player_ == open_spiel::kTerminalPlayerId; }
  bool IsChanceNode() const override { return player_ == open_spiel::kChancePlayerId; }

  std::vector<Action> LegalActions() const override {
    if (IsTerminal()) return {};
    if (IsChanceNode()) return LegalChanceOutcomes();
    Numbers list;
    int64_t n = rules_->legal(Bytes(), player_, list);
    if (!std::is_sorted(list, list + n)) std::sort(list, list + n);
    return std::vector<Action>(list, list + n);
  }

  ActionsAndProbs ChanceOutcomes() const override {
    Numbers list, weights;
    int64_t n = rules_->odds(Bytes(), list, weights);
    double total = 0;
    for (int64_t k = 0; k < n; ++k) total += weights[k];
    ActionsAndProbs outcomes(n);
    for (int64_t k = 0; k < n; ++k) outcomes[k] = {list[k], weights[k] / total};
    return outcomes;
  }

  // The win, shared by the winners, so that the sum is zero: 1, 0 or -1 with two players.
  std::vector<double> Returns() const override {
    std::vector<double> returns(num_players_, 0.0);
    if (!IsTerminal()) return returns;
    Numbers places;
    rules_->places(Bytes(), places);
    double winners = std::count(places, places + num_players_, 1);
    for (Player seat = 0; seat < num_players_; ++seat) {
      double share = places[seat] == 1 ? 1 / winners : 0;
      returns[seat] = (share * num_players_ - 1) / (num_players_ - 1);
    }
    return returns;
  }

  std::string InformationStateString(Player player) const override {
    SPIEL_CHECK_GE(player, 0);
    SPIEL_CHECK_LT(player, num_players_);
    Record hidden = record_;
    rules_->hide(hidden.bytes, player);
    return Digest(hidden);
  }

  // The history of the new state is still the true one: nothing that searches looks at it.
  std::unique_ptr<State> ResampleFromInfostate(int player, std::function<double()> rng) const override {
    ++resampled;
    auto state = std::make_unique<RecordState>(*this);
    uint64_t stream[2];
    Numbers buffer;
    rules_->hide(state->Bytes(), player);
    rules_->guess(state->Bytes(), player, static_cast<int64_t>(rng() * (int64_t{1} << 53)), stream, buffer);
    return state;
  }

  std::unique_ptr<State> Clone() const override { return std::make_unique<RecordState>(*this); }

  std::string ActionToString(Player player, Action action) const override {
    return std::to_string(player) + ":" + std::to_string(action);
  }

  std::string ToString() const override {
    std::string text;
    for (int k = 0; k < RECORD_BYTES; ++k) {
      text += kHex[record_.bytes[k] >> 4];
      text += kHex[record_.bytes[k] & 15];
    }
    return text;
  }

 protected:
  void DoApplyAction(Action action) override {
    rules_->apply(Bytes(), IsChanceNode() ? -1 : player_, action);
    Look();
  }

 private:
  void* Bytes() const { return const_cast<unsigned char*>(record_.bytes); }

  // Of those who decide at the same time `first_` is asked first, then the lowest seat: nobody sees what the others chose.
  void Look() {
    int64_t owed = rules_->pending(Bytes());
    if (owed < 0) {
      player_ = open_spiel::kChancePlayerId;
    } else if (owed == 0) {
      player_ = open_spiel::kTerminalPlayerId;
    } else {
      player_ = owed >> first_ & 1 ? first_ : std::countr_zero(static_cast<uint64_t>(owed));
    }
  }

  const Rules* rules_;
  Player first_;
  Player player_;
  Record record_;
};

class RecordGame : public open_spiel::Game {
 public:
  RecordGame(const GameType& type, const GameParameters& parameters, const Rules* rules)
      : Game(type, parameters), rules_(rules), first_(ParameterValue<int>("first")) {}

  int NumDistinctActions() const override { return rules_->actions; }
  int MaxChanceOutcomes() const override { return rules_->chance_actions; }
  int NumPlayers() const override { return rules_->players; }
  double MinUtility() const override { return -1.0 / (rules_->players - 1); }
  double MaxUtility() const override { return 1; }
  absl::optional<double> UtilitySum() const override { return 0; }
  int MaxGameLength() const override { return rules_->longest; }
  std::unique_ptr<State> NewInitialState() const override {
    return std::make_unique<RecordState>(shared_from_this(), rules_, first_);
  }

 private:
  const Rules* rules_;
  Player first_;
};

}  // namespace

extern "C" void install(const char* name, const Rules* given) {
  const Rules* rules = new Rules(*given);  // games live as long as the process
  GameType type;
  type.short_name = type.long_name = name;
  type.dynamics = GameType::Dynamics::kSequential;
  type.chance_mode = GameType::ChanceMode::kExplicitStochastic;
  type.information = GameType::Information::kImperfectInformation;
  type.utility = GameType::Utility::kZeroSum;
  type.reward_model = GameType::RewardModel::kTerminal;
  type.min_num_players = type.max_num_players = rules->players;
  type.provides_information_state_string = true;
  type.provides_information_state_tensor = false;
  type.provides_observation_string = false;
  type.provides_observation_tensor = false;
  type.parameter_specification = {{"first", open_spiel::GameParameter(0)}};
  open_spiel::GameRegisterer::RegisterGame(
      type, [type, rules](const GameParameters& parameters) { return std::make_shared<const RecordGame>(type, parameters, rules); });
}

extern "C" int64_t resampled_so_far() { return resampled; }
