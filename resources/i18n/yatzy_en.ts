<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>AllDice</name>
    <message numerus="yes">
        <source>%n alike in a row, or more</source>
        <translation>
            <numerusform>%n alike in a row, or more</numerusform>
            <numerusform>%n alike in a row, or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of real dice are not among them.</source>
        <translation>
            <numerusform>%n entry of real dice is not among them.</numerusform>
            <numerusform>%n entries of real dice are not among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n recorded games, the program has thrown {dice} dice.</source>
        <translation>
            <numerusform>In %n recorded game, the program has thrown {dice} dice.</numerusform>
            <numerusform>In %n recorded games, the program has thrown {dice} dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} points a game, in %n games</source>
        <translation>
            <numerusform>{name}: {luck} points a game, in %n game</numerusform>
            <numerusform>{name}: {luck} points a game, in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxListModel</name>
    <message numerus="yes">
        <source>needs %n dice</source>
        <translation>
            <numerusform>needs %n die</numerusform>
            <numerusform>needs %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message numerus="yes">
        <source>%n game(s), from {worst} to {best} points, {average} on average.</source>
        <translation>
            <numerusform>%n game, from {worst} to {best} points, {average} on average.</numerusform>
            <numerusform>%n games, from {worst} to {best} points, {average} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n game(s); the line is the mean of ten.</source>
        <translation>
            <numerusform>The last %n game; the line is the mean of ten.</numerusform>
            <numerusform>The last %n games; the line is the mean of ten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} {wins} – {losses} {second}, %n draw(s)</source>
        <translation>
            <numerusform>{first} {wins} – {losses} {second}, %n draw</numerusform>
            <numerusform>{first} {wins} – {losses} {second}, %n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} points: %n game(s)</source>
        <translation>
            <numerusform>{low} points: %n game</numerusform>
            <numerusform>{low} points: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} points: %n game(s)</source>
        <translation>
            <numerusform>{low} to {high} points: %n game</numerusform>
            <numerusform>{low} to {high} points: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message numerus="yes">
        <source>{name}: %n win(s), {points} points</source>
        <translation>
            <numerusform>{name}: %n win, {points} points</numerusform>
            <numerusform>{name}: %n wins, {points} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n already here</numerusform>
            <numerusform>%n already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to {file}.</source>
        <translation>
            <numerusform>%n game written to {file}.</numerusform>
            <numerusform>%n games written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n new game</numerusform>
            <numerusform>%n new games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be read</source>
        <translation>
            <numerusform>%n that cannot be read</numerusform>
            <numerusform>%n that cannot be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n points</source>
        <comment>one line of the result</comment>
        <translation>
            <numerusform>{place}. {name}: %n point</numerusform>
            <numerusform>{place}. {name}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message numerus="yes">
        <source>given up after %n round(s)</source>
        <translation>
            <numerusform>given up after %n round</numerusform>
            <numerusform>given up after %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeardTexts</name>
    <message numerus="yes">
        <source>%n fives</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n five</numerusform>
            <numerusform>%n fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n four</numerusform>
            <numerusform>%n fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ones</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n one</numerusform>
            <numerusform>%n ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left, and {saved} saved.</source>
        <translation>
            <numerusform>%n roll left, and {saved} saved.</numerusform>
            <numerusform>%n rolls left, and {saved} saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n roll left.</numerusform>
            <numerusform>%n rolls left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n three</numerusform>
            <numerusform>%n threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n two</numerusform>
            <numerusform>%n twos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message numerus="yes">
        <source>A turn has up to %n rolls. The first one takes all dice.</source>
        <translation>
            <numerusform>A turn has %n roll. It takes all dice.</numerusform>
            <numerusform>A turn has up to %n rolls. The first one takes all dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold at least %n dice before each further roll.</source>
        <translation>
            <numerusform>Hold at least %n die before each further roll.</numerusform>
            <numerusform>Hold at least %n dice before each further roll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoldRefusal</name>
    <message numerus="yes">
        <source>Hold at least %n dice before you roll again.</source>
        <translation>
            <numerusform>Hold at least %n die before you roll again.</numerusform>
            <numerusform>Hold at least %n dice before you roll again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissedRounds</name>
    <message numerus="yes">
        <source>%n rounds are past: zeros in as many boxes.</source>
        <translation>
            <numerusform>%n round is past: a zero in a box.</numerusform>
            <numerusform>%n rounds are past: zeros in as many boxes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to &amp;go on with…</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n to &amp;go on with…</numerusform>
            <numerusform>%n to &amp;go on with…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningsPage</name>
    <message numerus="yes">
        <source>%n first throws worked out…</source>
        <translation>
            <numerusform>%n first throw worked out…</numerusform>
            <numerusform>%n first throws worked out…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n points when the upper boxes give {threshold} or more.</source>
        <translation>
            <numerusform>%n point when the upper boxes give {threshold} or more.</numerusform>
            <numerusform>%n points when the upper boxes give {threshold} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Always %n points.</source>
        <translation>
            <numerusform>Always %n point.</numerusform>
            <numerusform>Always %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Example: {dice} gives %n points.</source>
        <translation>
            <numerusform>Example: {dice} gives %n point.</numerusform>
            <numerusform>Example: {dice} gives %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message numerus="yes">
        <source>%n win(s) in a row for {name}.</source>
        <translation>
            <numerusform>%n win in a row for {name}.</numerusform>
            <numerusform>%n wins in a row for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The records were damaged. %n game(s) could be read and are kept, and so is the old file.</source>
        <translation>
            <numerusform>The records were damaged. %n game could be read and is kept, and so is the old file.</numerusform>
            <numerusform>The records were damaged. %n games could be read and are kept, and so is the old file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a good copy of {day} with %n game(s). What it has beyond can be added.</source>
        <translation>
            <numerusform>There is a good copy of {day} with %n game. What it has beyond can be added.</numerusform>
            <numerusform>There is a good copy of {day} with %n games. What it has beyond can be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening, %n game(s)</source>
        <translation>
            <numerusform>This evening, %n game</numerusform>
            <numerusform>This evening, %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score}, %n draw(s)</source>
        <translation>
            <numerusform>{score}, %n draw</numerusform>
            <numerusform>{score}, %n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message numerus="yes">
        <source>&amp;Filters: %n</source>
        <translation>
            <numerusform>&amp;Filters: %n</numerusform>
            <numerusform>&amp;Filters: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message numerus="yes">
        <source>Hold %n dice before you roll</source>
        <translation>
            <numerusform>Hold %n die before you roll</numerusform>
            <numerusform>Hold %n dice before you roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · {left} left</source>
        <translation>
            <numerusform>Roll %n die · {left} left</numerusform>
            <numerusform>Roll %n dice · {left} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved roll, %n dice · {saved} saved</source>
        <translation>
            <numerusform>Saved roll, %n die · {saved} saved</numerusform>
            <numerusform>Saved roll, %n dice · {saved} saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollsLeft</name>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>%n roll left</numerusform>
            <numerusform>%n rolls left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved rolls</source>
        <translation>
            <numerusform>%n saved roll</numerusform>
            <numerusform>%n saved rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPageTexts</name>
    <message numerus="yes">
        <source>Each turn has one roll, made with all %n dice.</source>
        <translation>
            <numerusform>Each turn has one roll, made with %n die.</numerusform>
            <numerusform>Each turn has one roll, made with all %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each turn has up to %n rolls.</source>
        <translation>
            <numerusform>Each turn has %n roll.</numerusform>
            <numerusform>Each turn has up to %n rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first is made with all %n dice.</source>
        <translation>
            <numerusform>The first is made with %n die.</numerusform>
            <numerusform>The first is made with all %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can save %n rolls at most.</source>
        <translation>
            <numerusform>You can save %n roll at most.</numerusform>
            <numerusform>You can save %n rolls at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls a turn</source>
        <translation>
            <numerusform>%n roll a turn</numerusform>
            <numerusform>%n rolls a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice held before each reroll</source>
        <translation>
            <numerusform>at least %n die held before each reroll</numerusform>
            <numerusform>at least %n dice held before each reroll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n unused rolls are saved</source>
        <translation>
            <numerusform>up to %n unused roll is saved</numerusform>
            <numerusform>up to %n unused rolls are saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedRollsAdvice</name>
    <message numerus="yes">
        <source>You save %n rolls for later turns.</source>
        <translation>
            <numerusform>You save %n roll for later turns.</numerusform>
            <numerusform>You save %n rolls for later turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TipsCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckon with %n minutes for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</source>
        <translation>
            <numerusform>Reckon with %n minute for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</numerusform>
            <numerusform>Reckon with %n minutes for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those who play here average {points} points: so say %n score sheets by these rules.</source>
        <translation>
            <numerusform>Those who play here average {points} points: so says %n score sheet by these rules.</numerusform>
            <numerusform>Those who play here average {points} points: so say %n score sheets by these rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeakSpotTexts</name>
    <message numerus="yes">
        <source>{habit}: %n times, {points} points lost</source>
        <translation>
            <numerusform>{habit}: %n time, {points} points lost</numerusform>
            <numerusform>{habit}: %n times, {points} points lost</numerusform>
        </translation>
    </message>
</context>
</TS>
