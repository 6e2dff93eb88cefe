### Tokens that slide along the arrows of a graph.

graph-title = { $count ->
        [1] A game on a graph, with a token on { $tokens }
       *[other] A game on a graph, with tokens on { $tokens }
    }
graph-noun = token
graph-rules = { $reader ->
        [second] Your opponent is to move. A move slides one token
       *[first] You are to move. Choose one token and slide it
    } along one arrow. Whoever cannot move loses
graph-not-drawn = The graph is too large to be drawn. The table below has its arrows.
graph-legend = Each ● is a token. Nodes that no token can reach are left out.
graph-sum-pile = Token { $pile }
graph-nodes-title = Give every node a value
graph-nodes-ask = Begin at the nodes that no arrow leaves and go back, node by node. Which values does one move reach? Which is the smallest number that is missing?
graph-nodes = Begin at the nodes that no arrow leaves. Then go back: a node’s turn comes when all nodes that its arrows lead to have a value. Among those values look for the **first number that is missing** in 0, 1, 2, 3, …: that is the **value** of the node (its Grundy value; the smallest number that is missing is called the mex).
graph-node = Node
graph-to = Its arrows lead to
graph-reached = Values there
graph-value = Value
graph-nodes-why = From a node of value 0 every move leads to a value that is not 0, and from any other node some move leads to a 0. So with one token alone, the player to move loses on a node of value 0 and wins on all others.
graph-tokens-title = The values of the tokens
graph-tokens-ask = What is the value of the node that each token stands on?
graph-token = Token { $token } stands on { $node }: value **{ $value }**
graph-sum-made-slide = slide the token on { $from } to { $to }
graph-sum-made-slide-here = slide it to { $to }
graph-sum-hint-nodes = A node that no arrow leaves has the value 0. Go back from there: the value of a node is the smallest number that is missing among the values its arrows lead to.
graph-sum-hint-tokens = Write down the value of the node that each token stands on.
graph-sum-idea-longest-way = { thinking }, “**{ idea-longest-way }**”? Both players choose the path, and it need not be the longest. Look at the values.
graph-sum-idea-odd-many-tokens = { thinking }, “**{ idea-odd-many-tokens }**”? They cancel only when they have the same value. A token of value 1 and a token of value 2 leave something over.
